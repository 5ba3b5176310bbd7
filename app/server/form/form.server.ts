import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import type { z } from "zod";
import { orNull } from "~/server/backend/backend-error";
import { NOT_STORED, TOO_FAST, tooOften, WHOLE_FORM } from "~/shell/form/form-messages";
import { NO_STORE, RETRY_AFTER_SECONDS } from "~/server/pages/cache-control.server";
import { type RateLimit, storeWithinLimit } from "./rate-limits.server";
import { looksLikeSpam } from "./honeypot.server";
import { type FieldErrors, fieldErrors } from "~/shell/form/failed-form";

const MAX_BYTES = 100 * 1024;

type Schema<T> = z.ZodType<T, z.ZodTypeDef, unknown>;

const refuse = (status: number, why: string): Response => new Response(why, { status });

/** @throws Response 403 if another site’s page sent the form */
export function refuseCrossSite(request: Request): void {
  if (request.headers.get("Sec-Fetch-Site") === "cross-site") throw refuse(403, "Demande d’un autre site");
}

/** @throws Response 413 over 100 KB, 400 if it is not UTF-8 before or after percent-decoding */
async function readText(request: Request): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (const reader = request.body?.getReader(); reader;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > MAX_BYTES) throw refuse(413, "Votre message est trop long");
    chunks.push(value);
  }
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks));
    decodeURIComponent(text);
    return text;
  } catch {
    throw refuse(400, "Formulaire illisible");
  }
}

/** @throws Response 403, 413 or 400 as above, 415 if it is not a form, 400 if a field is repeated or wrong */
export async function readForm<T>(request: Request, schema: Schema<T>): Promise<T> {
  refuseCrossSite(request);
  const type = request.headers.get("Content-Type") ?? "";
  if (!/^application\/x-www-form-urlencoded *(; *charset=(utf-8|"utf-8") *)?$/i.test(type))
    throw refuse(415, "Ce format n’est pas celui d’un formulaire");
  const fields = [...new URLSearchParams(await readText(request))];
  const result = schema.safeParse(Object.fromEntries(fields));
  if (!result.success || new Set(fields.map(([name]) => name)).size !== fields.length)
    throw refuse(400, "Formulaire illisible");
  return result.data;
}

type Form<Posted, Value> = {
  posted: Posted;
  schema: Schema<Value>;
  limit: RateLimit;
  store: (value: Value) => Promise<void>;
  thanks: string;
};

/** Redirects if the form is stored. Else returns the errors and what was typed: 422, 429, or 503 while the backend is down. */
export async function answerForm<Posted extends Record<string, string>, Value>(
  { request, context }: ActionFunctionArgs,
  { posted, schema, limit, store, thanks }: Form<Posted, Value>,
) {
  const fail = (status: number, errors: FieldErrors, retryAfter?: string) => {
    context["hasFailed"] = true; // the root loader runs after this
    const headers = { "Cache-Control": NO_STORE, ...(retryAfter && { "Retry-After": retryAfter }) };
    return data({ posted, errors }, { status, headers });
  };
  const form = schema.safeParse(posted);
  if (!form.success) return fail(422, fieldErrors(form.error));
  if (looksLikeSpam(posted)) return fail(422, { [WHOLE_FORM]: TOO_FAST });
  const outcome = await orNull(storeWithinLimit(limit, request, () => store(form.data)));
  if (outcome === "stored") return redirect(thanks, 303);
  if (!outcome) return fail(503, { [WHOLE_FORM]: NOT_STORED }, RETRY_AFTER_SECONDS);
  const { retryAfterSeconds } = outcome;
  return fail(429, { [WHOLE_FORM]: tooOften(retryAfterSeconds) }, String(retryAfterSeconds));
}
