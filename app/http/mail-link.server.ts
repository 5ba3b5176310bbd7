import { readToken, UNKNOWN_LINK } from "~/domain/form/newsletter-form";
import { readText } from "./form.server";

/** What the link of a mail answers when nobody knows it. */
export function unknownLink(): Response {
  return new Response(UNKNOWN_LINK, { status: 404 });
}

/**
 * The token of a button that was pressed, here or in a mail program (whose body says nothing more, in a form of its own).
 * No limit: mail providers post for all their readers from few addresses (RFC 8058), and nobody guesses 256 bits.
 * @throws Response 404 when there is none, 413 over 100 KB
 */
export async function receiveToken(request: Request): Promise<string> {
  const token = requireToken(request);
  await readText(request);
  return token;
}

/** The token in the address of a mail's link. @throws Response 404 when there is none */
export function requireToken(request: Request): string {
  const token = readToken(request);
  if (!token) throw unknownLink();
  return token;
}
