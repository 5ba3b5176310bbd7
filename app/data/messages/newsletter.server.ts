import { randomUUID } from "node:crypto";
import { NEWSLETTER_WORDING } from "~/data/mail/compose-mail";
import { readToken, UNKNOWN_LINK } from "~/domain/form/newsletter-form";
import { readText } from "~/http/form.server";
import { hashOf, tokenOf } from "./newsletter-token.server";
import { deliverSoon } from "~/data/mail/outbox.server";
import { countPost } from "~/http/rate-limit.server";
import { write } from "~/data/backend/supabase.server";

/**
 * Stores a request to subscribe and the mail that asks to confirm it. It says nothing of what was known before.
 * @throws Response 503 when the backend is down
 */
export async function subscribe(email: string): Promise<void> {
  const nonce = randomUUID();
  await write((client) =>
    client.rpc("faqalim_subscribe", {
      address: email,
      new_nonce: nonce,
      new_confirm_hash: hashOf(tokenOf(nonce, "confirm")),
      new_unsubscribe_hash: hashOf(tokenOf(nonce, "unsubscribe")),
      wording: NEWSLETTER_WORDING.version,
    }),
  );
  deliverSoon();
}

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

/**
 * Whether the token is of a subscription, which is confirmed from now on.
 * @throws Response 503 when the backend is down
 */
export async function confirmSubscription(token: string): Promise<boolean> {
  const { data } = await write((client) =>
    client.rpc("faqalim_confirm_subscription", { token_hash: hashOf(token) }),
  );
  return data === true;
}

/**
 * Whether the token was of a subscription, which is gone.
 * @throws Response 503 when the backend is down
 */
export async function unsubscribe(token: string): Promise<boolean> {
  const { data } = await write((client) => client.rpc("faqalim_unsubscribe", { token_hash: hashOf(token) }));
  return data === true;
}
