import { randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import { z } from "zod";
import { formTime } from "../../support/forms";
import { startScripts } from "./fixtures";
import { RECEIVED_MAILS } from "./global-setup";

const mail = z.object({
  to: z.array(z.object({ address: z.string() })),
  subject: z.string(),
  text: z.string(),
});

/** The mails that all sites have sent. */
export async function receivedMails() {
  return z.array(mail).parse(await (await fetch(process.env[RECEIVED_MAILS] ?? "")).json());
}

/** Gives the page its own client address, because posts are limited per address. */
export const asNewVisitor = ({ page }: { page: Page }) =>
  page.setExtraHTTPHeaders({ "X-Forwarded-For": `10.${[1, 2, 3].map(() => randomInt(256)).join(".")}` });

/** Makes the page’s form as old as a visitor needs to fill it in. */
export async function letTimePass(page: Page): Promise<void> {
  // Hydration restores the server's value.
  await startScripts(page);
  const field = page.locator("input[name=moment]");
  await field.evaluate((input, value) => input.setAttribute("value", value), formTime());
}
