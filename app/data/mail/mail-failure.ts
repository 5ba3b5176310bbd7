import { z } from "zod";

const NONE = { command: "", responseCode: 0, response: "" };

/** The error of nodemailer: the SMTP command that the server refused, its code and its text. */
const smtpFailure = z
  .object({
    command: z.string().catch(NONE.command),
    responseCode: z.number().catch(NONE.responseCode),
    response: z.string().catch(NONE.response),
  })
  .catch(NONE);

/** RFC 5321: no such mailbox; it moved; its name is not allowed. */
const NO_MAILBOX = [550, 551, 553];
/** The enhanced codes of the same failures (RFC 3463). Others, such as 5.7.1, are about the sender or the server's policy. */
const NO_MAILBOX_ENHANCED = /^5\.(1\.(1|2|3|6|10)|2\.1)$/;
const MAILBOX_FULL = 552;

/**
 * `unknown-recipient`: the mail can never be delivered. `refused`: the server may accept this mail later. `unavailable`: the
 * server or the settings fail for every mail.
 */
export function judgeFailure(failure: unknown): "unknown-recipient" | "refused" | "unavailable" {
  const { command, responseCode, response } = smtpFailure.parse(failure);
  if (command === "RCPT TO" && NO_MAILBOX.includes(responseCode) && isAboutRecipient(response))
    return "unknown-recipient";
  const isTemporary = responseCode >= 400 && responseCode < 500;
  return isTemporary || responseCode === MAILBOX_FULL || command === "DATA" ? "refused" : "unavailable";
}

/** Servers often refuse the sender, or a missing password, only in response to RCPT TO. */
function isAboutRecipient(response: string): boolean {
  const [enhanced] = /\b5\.\d+\.\d+\b/.exec(response) ?? [];
  return enhanced ? NO_MAILBOX_ENHANCED.test(enhanced) : !/sender|relay|auth/i.test(response);
}
