import { createTransport } from "nodemailer";
import { z } from "zod";
import type { MailSettings } from "~/server/settings/settings.server";

type Mail = {
  to: string;
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  headers?: Record<string, string>;
};

/** Well below 60 s, after which the mail is due again. */
const TIMEOUTS_MS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Its Message-ID is the same for each attempt, so that mail programs recognize a duplicate. */
export type Mailer = (mail: Mail, outboxId: number) => Promise<void>;

export function makeMailer({ smtpUrl, from }: MailSettings, siteUrl: string): Mailer {
  const transport = createTransport({ url: smtpUrl, ...TIMEOUTS_MS });
  return async (mail, outboxId) => {
    await transport.sendMail({
      ...mail,
      from,
      messageId: `<outbox-${outboxId}@${new URL(siteUrl).hostname}>`,
    });
  };
}

const smtpFailure = z
  .object({
    command: z.string().catch(""),
    responseCode: z.number().catch(0),
    response: z.string().catch(""),
  })
  .catch({ command: "", responseCode: 0, response: "" });

const NO_MAILBOX = [550, 551, 553];
/** RFC 3463. Other codes, such as 5.7.1, concern the sender or the server’s policy. */
const NO_MAILBOX_ENHANCED = /^5\.(1\.(1|2|3|6|10)|2\.1)$/;
const MAILBOX_FULL = 552;

/** `unknown-recipient`: never deliverable. `refused`: perhaps later. `unavailable`: every mail would fail. */
export function judgeFailure(failure: unknown): "unknown-recipient" | "refused" | "unavailable" {
  const { command, responseCode, response } = smtpFailure.parse(failure);
  if (command === "RCPT TO" && NO_MAILBOX.includes(responseCode) && isAboutRecipient(response))
    return "unknown-recipient";
  const isTemporary = responseCode >= 400 && responseCode < 500;
  return isTemporary || responseCode === MAILBOX_FULL || command === "DATA" ? "refused" : "unavailable";
}

/** Servers often wait until RCPT TO to refuse the sender or a missing password. */
function isAboutRecipient(response: string): boolean {
  const [enhanced] = /\b5\.\d+\.\d+\b/.exec(response) ?? [];
  return enhanced ? NO_MAILBOX_ENHANCED.test(enhanced) : !/sender|relay|auth/i.test(response);
}
