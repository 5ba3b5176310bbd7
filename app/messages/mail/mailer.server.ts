import { createTransport } from "nodemailer";
import { z } from "zod";
import type { Mail } from "./compose-mail";
import type { MailSettings } from "~/server/settings/settings.server";

/** Well below 60 s, after which the mail is due again. */
const TIMEOUTS_MS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Sends one mail. Its Message-ID is the same for each attempt, so that mail programs can recognize a duplicate. */
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

const NONE = { command: "", responseCode: 0, response: "" };

const smtpFailure = z
  .object({
    command: z.string().catch(NONE.command),
    responseCode: z.number().catch(NONE.responseCode),
    response: z.string().catch(NONE.response),
  })
  .catch(NONE);

/** RFC 5321: the mailbox does not exist, has moved, or has a name that is not allowed. */
const NO_MAILBOX = [550, 551, 553];
/** The enhanced codes of the same failures (RFC 3463). Other codes, such as 5.7.1, concern the sender or the server's policy. */
const NO_MAILBOX_ENHANCED = /^5\.(1\.(1|2|3|6|10)|2\.1)$/;
const MAILBOX_FULL = 552;

/**
 * `unknown-recipient`: the mail can never be delivered. `refused`: the server may accept this mail later. `unavailable`: the
 * server is down or the settings are wrong, so every mail would fail.
 */
export function judgeFailure(failure: unknown): "unknown-recipient" | "refused" | "unavailable" {
  const { command, responseCode, response } = smtpFailure.parse(failure);
  if (command === "RCPT TO" && NO_MAILBOX.includes(responseCode) && isAboutRecipient(response))
    return "unknown-recipient";
  const isTemporary = responseCode >= 400 && responseCode < 500;
  return isTemporary || responseCode === MAILBOX_FULL || command === "DATA" ? "refused" : "unavailable";
}

/** Reads the text, because servers often wait until RCPT TO to refuse the sender or a missing password. */
function isAboutRecipient(response: string): boolean {
  const [enhanced] = /\b5\.\d+\.\d+\b/.exec(response) ?? [];
  return enhanced ? NO_MAILBOX_ENHANCED.test(enhanced) : !/sender|relay|auth/i.test(response);
}
