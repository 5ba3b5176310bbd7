import { readToken, UNKNOWN_LINK } from "~/domain/form/newsletter-form";
import { readText } from "./form.server";
import { countPost } from "./rate-limit.server";

/** What the link of a mail answers when nobody knows it. */
export function unknownLink(): Response {
  return new Response(UNKNOWN_LINK, { status: 404 });
}

/**
 * The token of a button that was pressed, here or in a mail program (whose body says nothing more, in a form of its own).
 * @throws Response 404 when there is none, 413 over 100 KB, 429 when there were too many
 */
export async function receiveToken(request: Request): Promise<string> {
  const token = requireToken(request);
  await readText(request);
  const wait = await countPost("subscription", request);
  if (wait !== null) throw new Response(null, { status: 429, headers: { "Retry-After": String(wait) } });
  return token;
}

/**
 * The token in the address of a mail's link.
 * @throws Response 404 when there is none
 */
export function requireToken(request: Request): string {
  const token = readToken(request);
  if (!token) throw unknownLink();
  return token;
}
