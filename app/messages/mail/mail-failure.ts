import { z } from "zod";

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
