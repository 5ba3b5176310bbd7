import { createServer } from "node:http";
import { resolve } from "node:path";
import { freePort } from "../../support/free-port";
import { startSmtpInbox } from "../../support/smtp-inbox";
import { startSite } from "./server";

/** The environment variables with the URLs of the shared site, of the mail server of all sites, and of the mails that it received. */
export const SHARED_SITE = "TEST_SITE";
export const MAIL_SERVER = "TEST_MAIL_SERVER";
export const RECEIVED_MAILS = "TEST_RECEIVED_MAILS";

/** The public URL of the sites. It differs from the URL that tests request, because pages must not derive it from the request. */
export const PUBLIC_ADDRESS = "https://www.faq-alim.example";

export const siteSettings = () => ({
  SITE_URL: PUBLIC_ADDRESS,
  SMTP_URL: process.env[MAIL_SERVER] ?? "",
  MAIL_FROM: "FAQ + ALIM <site@faq-alim.example>",
  CONTACT_EMAIL: "contact@faq-alim.example",
  TRUST_PROXY: "loopback",
});

/** Starts the site that the workers share, and its mail server. Returns a function that stops them. */
export default async function startSharedSite(): Promise<() => Promise<void>> {
  const inbox = await startSmtpInbox();
  const port = await freePort();
  const received = createServer((_, response) => response.end(JSON.stringify(inbox.mails))).listen(port);
  process.env[MAIL_SERVER] = inbox.url;
  process.env[RECEIVED_MAILS] = `http://127.0.0.1:${port}`;
  const site = await startSite({
    ...siteSettings(),
    NODE_OPTIONS: `--import ${resolve("tests/support/without-sentry.mjs")}`,
  });
  process.env[SHARED_SITE] = site.url;
  return async () => {
    await site.stop();
    await inbox.stop();
    received.close();
  };
}
