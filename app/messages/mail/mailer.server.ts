import { createTransport } from "nodemailer";
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
