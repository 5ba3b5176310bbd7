import { randomUUID } from "node:crypto";
import { z } from "zod";
import { NEWSLETTER_WORDING } from "~/domain/form/form-messages";
import { hashOf, tokenOf } from "./newsletter-token.server";
import { deliverSoon } from "~/data/mail/outbox.server";
import { coalesce } from "~/data/mail/coalesce";
import { readRow } from "~/data/backend/read-rows.server";
import { write } from "~/data/backend/supabase.server";

/** Stores a request and its confirmation mail, for a new or a known address alike. @throws BackendError */
export async function subscribe(email: string): Promise<void> {
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
}

/** Confirms the subscription with this token; false if there is none. @throws BackendError */
export async function confirmSubscription(token: string): Promise<boolean> {
  const { data } = await write((client) =>
    client.rpc("faqalim_confirm_subscription", { token_hash: hashOf(token) }),
  );
  return readRow(z.boolean(), data, "faqalim_confirm_subscription");
}

/** Deletes the subscription with this token; false if there is none. @throws BackendError */
export async function unsubscribe(token: string): Promise<boolean> {
  const { data } = await write((client) => client.rpc("faqalim_unsubscribe", { token_hash: hashOf(token) }));
  return readRow(z.boolean(), data, "faqalim_unsubscribe");
}

const FORGET_EVERY_MS = 3_600_000;
/** The first visitors of a site that has just started do not wait for it. */
const FIRST_FORGET_MS = 60_000;

/** Deletes requests not confirmed after 7 days, and the ids of feedback forms, in a minute and then every hour. */
export function startForgetting(): void {
  const forget = coalesce(async () => {
    await write((client) => client.rpc("faqalim_forget_unconfirmed")).catch((error: unknown) => {
      throw new Error("Unconfirmed subscriptions were not deleted", { cause: error });
    });
    await write((client) => client.rpc("faqalim_forget_feedback_forms")).catch((error: unknown) => {
      throw new Error("The ids of feedback forms were not forgotten", { cause: error });
    });
  });
  setTimeout(forget, FIRST_FORGET_MS).unref();
  setInterval(forget, FORGET_EVERY_MS).unref();
}
