import { operatorClient } from "./csv.server";
import { deliverSoon } from "~/data/mail/outbox.server";

/**
 * Makes every unsent mail due now, including given-up mail; returns the number of mails.
 * @throws SettingsError on a read-only site
 */
export async function resendMails(): Promise<number> {
  const client = await operatorClient();
  const due = {
    attempts: 0,
    next_attempt_at: new Date().toISOString(),
    refused_since: null,
    failed_at: null,
  };
  const { count } = await client
    .from("faqalim_outbox")
    .update(due, { count: "exact" })
    .is("sent_at", null)
    .throwOnError();
  deliverSoon();
  return count ?? 0;
}
