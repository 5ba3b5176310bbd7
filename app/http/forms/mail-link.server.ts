import { UNKNOWN_LINK } from "~/domain/form/form-messages";
import { readToken } from "~/domain/newsletter/newsletter-form";
import { readText, refuseCrossSite } from "./form.server";
import { storeWithinLimit } from "~/http/rate-limit.server";

export function unknownLink(): Response {
  return new Response(UNKNOWN_LINK, { status: 404 });
}

/**
 * Calls `use` with the token of a mail link, posted by the site's button or by a mail client, and returns its result.
 * @throws Response 403 from another site, 404 without a token, 400 or 413 for an invalid body, 429 over the visitor's limit; rethrows errors of `use`
 */
export async function withToken(
  request: Request,
  use: (token: string) => Promise<boolean>,
): Promise<boolean> {
  refuseCrossSite(request);
  const token = requireToken(request);
  await readText(request);
  let isKnown = false;
  const outcome = await storeWithinLimit("mail-link", request, async () => {
    isKnown = await use(token);
  });
  if (outcome !== "stored") {
    const headers = { "Retry-After": String(outcome.retryAfterSeconds) };
    throw new Response("Trop de demandes", { status: 429, headers });
  }
  return isKnown;
}

/** The token in a mail link's URL. @throws Response 404 if it is missing or malformed */
export function requireToken(request: Request): string {
  const token = readToken(request);
  if (!token) throw unknownLink();
  return token;
}
