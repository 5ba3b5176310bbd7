import { z } from "zod";
import { NEWSLETTER_WORDING } from "./subscription-terms";
import { hashOf, newLinks, newsletterUrl, secretOf } from "./newsletter-token.server";
import { deliverSoon } from "~/messages/mail/outbox.server";
import { settings } from "~/server/settings/settings.server";
import { readRow } from "~/server/rows/read-rows.server";
import { supabaseServer, write } from "~/server/backend/supabase.server";

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
  if (import.meta.env.DEV && !settings().mail) await logConfirmationLink(email);
}

const linkRows = z.array(z.object({ nonce: z.string(), unsubscribe_hash: z.string() }));

/** Only in development: anyone who reads the log can use this link to confirm somebody else’s subscription. */
async function logConfirmationLink(email: string): Promise<void> {
  const client = await supabaseServer;
  const { data } = await client
    .from("faqalim_newsletter_subscriptions")
    .select("nonce, unsubscribe_hash")
    .eq("email", email)
    .is("confirmed_at", null)
    .throwOnError();
  for (const { nonce, unsubscribe_hash: hash } of linkRows.parse(data))
    console.warn(`Pour confirmer : ${newsletterUrl(nonce, "confirm", secretOf(nonce, hash) ?? undefined)}`);
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
