import { randomUUID } from "node:crypto";
import { z } from "zod";
import { NEWSLETTER_WORDING } from "./newsletter-form";
import { CONFIRM_DAYS } from "./newsletter-rules";
import { hashOf, newsletterUrl, tokenOf } from "./newsletter-token.server";
import { deliverSoon } from "~/messages/mail/outbox.server";
import { settings } from "~/server/settings/settings.server";
import { emailLine } from "~/messages/contact/contact-fields";
import { HONEYPOT_FIELD } from "~/shell/form/honeypot";
import { readRow } from "~/server/backend/rows.server";
import { write } from "~/server/backend/supabase.server";

export const postedNewsletter = z.object({ email: z.string(), [HONEYPOT_FIELD]: z.string() }).strict();

export const newsletterSchema = z.object({ email: emailLine });

/** Stores a subscription request and its mail. Nothing shows whether the address is already subscribed. @throws BackendError */
export async function subscribe(email: string): Promise<void> {
  await forgetUnconfirmed();
  const nonce = randomUUID();
  const { data } = await write((client) =>
    client.rpc("faqalim_subscribe", {
      address: email,
      new_nonce: nonce,
      new_confirm_hash: hashOf(tokenOf(nonce, "confirm")),
      new_unsubscribe_hash: hashOf(tokenOf(nonce, "unsubscribe")),
      wording: NEWSLETTER_WORDING.version,
    }),
  );
  readRow(z.null(), data ?? null, "faqalim_subscribe");
  deliverSoon();
  // Valid after a first request; later ones send the links of the first again.
  if (import.meta.env.DEV && !settings().mail)
    console.warn(`Pour confirmer : ${newsletterUrl(nonce, "confirm")}`);
}

/** Deletes the subscription requests that were not confirmed in time. @throws BackendError */
export async function forgetUnconfirmed(): Promise<void> {
  const before = new Date(Date.now() - CONFIRM_DAYS * 86_400_000).toISOString();
  await write((client) =>
    client
      .from("faqalim_newsletter_subscriptions")
      .delete()
      .is("confirmed_at", null)
      .lt("created_at", before),
  );
}

/** Confirms the subscription with this token; returns false if no subscription has it. @throws BackendError */
export async function confirmSubscription(token: string): Promise<boolean> {
  await forgetUnconfirmed();
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
