import type { EntryContext } from "@remix-run/node";
import { encode } from "turbo-stream";
import { z } from "zod";
import { ANSWER_IN_PAGE } from "~/domain/faq/page-answers";

const listData = z.object({ faqs: z.array(z.object({ answer: z.string() }).passthrough()) }).passthrough();

/**
 * Removes the answers of `faqs` lists from the hydration data, because the HTML already contains them. If the page has errors,
 * returns the context unchanged, because only Remix can encode errors.
 */
export function withoutListedAnswers(context: EntryContext): EntryContext {
  const { loaderData, actionData, errors } = context.staticHandlerContext;
  if (errors || !context.serverHandoffStream) return context;
  void context.serverHandoffStream.cancel();
  const smaller: Record<string, unknown> = {};
  for (const [route, data] of Object.entries(loaderData)) smaller[route] = withoutAnswers(data);
  return { ...context, serverHandoffStream: encode({ loaderData: smaller, actionData, errors }) };
}

function withoutAnswers(data: unknown): unknown {
  const list = listData.safeParse(data);
  if (!list.success) return data;
  return { ...list.data, faqs: list.data.faqs.map((faq) => ({ ...faq, ...ANSWER_IN_PAGE })) };
}
