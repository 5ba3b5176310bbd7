import { randomInt } from "node:crypto";
import { formTime } from "../../support/form-time";
import { type SmtpInbox, startSmtpInbox } from "../../support/smtp-inbox";
import { startScripts, test as base } from "./fixtures";
import { type Page } from "@playwright/test";
import { startPair } from "./hosted-site";
import { startSite } from "./server";

/** A site whose mail arrives in this process. Each test has a different client address. */
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
    async ({ inbox, isHosted }, use) => {
      const start = isHosted ? startPair : startSite;
      const site = await start({
        SITE_URL: "https://faq-alim.example",
        SMTP_URL: inbox.url,
        MAIL_FROM: "FAQ + ALIM <site@faq-alim.example>",
        CONTACT_EMAIL: "contact@faq-alim.example",
        TRUST_PROXY: "loopback",
      });
      await use(site.url);
      await site.stop();
    },
    { scope: "worker", timeout: 240_000 },
  ],
  baseURL: async ({ mailSite }, use) => use(mailSite),
  page: async ({ page }, use) => {
    const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
    await page.setExtraHTTPHeaders({ "X-Forwarded-For": address });
    await use(page);
  },
});

/** Sets the time from which the page’s form may be sent, by default long ago. */
export async function letTimePass(page: Page, validFrom = formTime()): Promise<void> {
  // Hydration restores the server's value.
  await startScripts(page);
  const field = page.locator("input[name=moment]");
  await field.evaluate((input, value) => input.setAttribute("value", value), validFrom);
}
