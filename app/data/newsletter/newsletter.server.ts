import { z } from "zod";
import { NEWSLETTER_WORDING } from "~/domain/newsletter/subscription-terms";
import { hashOf, newLinks } from "~/data/mail/newsletter-token.server";
import { deliverSoon } from "~/data/mail/outbox.server";
import { readRow } from "~/data/rows/read-rows.server";
import { write } from "~/data/backend/supabase.server";

/**
 * Stores a subscription request and its confirmation mail. Behaves the same whether or not the address is already subscribed.
 * @throws BackendError
 */
export async function subscribe(email: string): Promise<void> {
  const links = newLinks();
  const { data } = await write((client) =>
    client.rpc("faqalim_subscribe", {
      address: email,
      new_nonce: links.nonce,
      new_confirm_hash: links.confirm_hash,
      new_unsubscribe_hash: links.unsubscribe_hash,
      wording: NEWSLETTER_WORDING.version,
    }),
  );
  readRow(z.null(), data ?? null, "faqalim_subscribe");
  deliverSoon();
}

/** Confirms the subscription with this token; returns false if no subscription has it. @throws BackendError */
export async function confirmSubscription(token: string): Promise<boolean> {
  const { data } = await write((client) =>
    client.rpc("faqalim_confirm_subscription", { token_hash: hashOf(token) }),
  );
  return readRow(z.boolean(), data, "faqalim_confirm_subscription");
}

/** Deletes the subscription with this token; returns false if no subscription has it. @throws BackendError */
export async function unsubscribe(token: string): Promise<boolean> {
  const { data } = await write((client) => client.rpc("faqalim_unsubscribe", { token_hash: hashOf(token) }));
  return readRow(z.boolean(), data, "faqalim_unsubscribe");
}
