import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { freePort } from "./free-port";

/** A real SMTP server in this process, which keeps what it receives. */
export type SmtpInbox = {
  url: string;
  mails: Email[];
  next: (count: number) => Promise<Email[]>;
  stop: () => Promise<void>;
};

type Behaviour = {
  port?: number;
  /** Recipients that are refused for good. */
  refuses?: (address: string) => boolean;
  /** Says nothing after a mail's text. */
  hangs?: boolean;
};

export async function startSmtpInbox({
  port,
  refuses = () => false,
  hangs = false,
}: Behaviour = {}): Promise<SmtpInbox> {
  const mails: Email[] = [];
  const waiting: (() => void)[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    closeTimeout: 100,
    onRcptTo: ({ address }, _session, done) =>
      done(
        refuses(address)
          ? Object.assign(new Error(`<${address}>: no such mailbox`), { responseCode: 550 })
          : null,
      ),
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          mails.push(mail);
          if (!hangs) done();
          for (const look of waiting) look();
        });
      });
    },
  });
  server.on("error", () => {});
  const used = port ?? (await freePort());
  await new Promise<void>((resolve) => server.listen(used, "127.0.0.1", resolve));
  return {
    url: `smtp://127.0.0.1:${used}`,
    mails,
    /** Waits until that many mails are there. */
    next: (count) =>
      new Promise((resolve) => {
        const look = () => mails.length >= count && resolve(mails);
        waiting.push(look);
        look();
      }),
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
