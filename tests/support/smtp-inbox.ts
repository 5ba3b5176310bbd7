import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { freePort } from "./free-port";

/** An SMTP server in this process that stores received mails. */
export type SmtpInbox = {
  url: string;
  mails: Email[];
  stop: () => Promise<void>;
};

type Reply = [code: number, text: string];
/** The replies that refuse a mail, by the stage of the SMTP session. */
export type Refusal = { greeting?: Reply; auth?: Reply; recipient?: Reply; text?: Reply };

const errorOf = (reply: Reply | undefined) =>
  reply ? Object.assign(new Error(reply[1]), { responseCode: reply[0] }) : null;

type Behavior = {
  port?: number;
  refusals?: Refusal;
};

export async function startSmtpInbox({ port, refusals = {} }: Behavior = {}): Promise<SmtpInbox> {
  const mails: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ["STARTTLS"],
    closeTimeout: 100,
    onConnect: (_session, done) => done(errorOf(refusals.greeting)),
    onAuth: (_auth, _session, done) => done(errorOf(refusals.auth), { user: "site" }),
    onRcptTo: (_address, _session, done) => done(errorOf(refusals.recipient)),
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        if (refusals.text) return done(errorOf(refusals.text));
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          mails.push(mail);
          done();
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
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
