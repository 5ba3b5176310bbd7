import { randomInt } from "node:crypto";
import { pastMoment } from "../../past-moment";
import { type SmtpInbox, startSmtpInbox } from "../../smtp-inbox";
import { test as base } from "./fixtures";
import { type Page } from "@playwright/test";
import { startSiteOrPair } from "./hosted-site";

/** A site whose mail arrives in this process; each test comes from an address of its own. */
export const test = base.extend<object, { inbox: SmtpInbox; mailSite: string }>({
  inbox: [
    async ({}, use) => {
      const inbox = await startSmtpInbox();
      await use(inbox);
      await inbox.stop();
    },
    { scope: "worker" },
  ],
  mailSite: [
    async ({ inbox }, use) => {
      const site = await startSiteOrPair({
        SITE_URL: "https://faq-alim.example",
        SMTP_URL: inbox.url,
        MAIL_FROM: "FAQ + ALIM <site@faq-alim.example>",
        CONTACT_EMAIL: "contact@faq-alim.example",
        TRUST_PROXY: "loopback",
      });
      await use(site.url);
      await site.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ mailSite }, use) => use(mailSite),
  extraHTTPHeaders: async ({}, use) =>
    use({ "X-Forwarded-For": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` }),
});

/** Makes the page's form one that was shown long ago. */
export async function letTimePass(page: Page): Promise<void> {
  await page
    .locator("input[name=moment]")
    .evaluate((input, value) => input.setAttribute("value", value), pastMoment());
}
