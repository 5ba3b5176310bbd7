import { UNKNOWN_LINK } from "~/domain/form/form-messages";
import { readToken } from "~/domain/form/newsletter-form";
import { readText } from "./form.server";

export function unknownLink(): Response {
  return new Response(UNKNOWN_LINK, { status: 404 });
}

/**
 * The token of a pressed button, here or in a mail program. No limit: mail providers post for many readers
 * (RFC 8058), and 256 bits cannot be guessed. @throws Response 404 without a token, 400 or 413 by its body
 */
export async function receiveToken(request: Request): Promise<string> {
  const token = requireToken(request);
  await readText(request);
  return token;
}

/** The token in the URL of a mail's link. @throws Response 404 if it is missing or malformed */
export function requireToken(request: Request): string {
  const token = readToken(request);
  if (!token) throw unknownLink();
  return token;
}
