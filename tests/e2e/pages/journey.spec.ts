import type { Page } from "@playwright/test";
import { searches } from "../../support/search-samples";
import { expect, test } from "../support/fixtures";
import { startSite } from "../support/server";

/** The path of production's Node, if it differs from this process's (scripts/test/node-24.mjs). */
const NODE_24 = process.env["NODE_24"];

async function findQuestion(page: Page): Promise<void> {
  await page.getByRole("searchbox").fill(searches.frequent);
  await page.getByRole("button", { name: "Rechercher" }).click();
  const results = `/recherche?${new URLSearchParams({ q: searches.frequent })}`;
  await expect(page).toHaveURL(({ pathname, search }) => pathname + search === results);
  const question = page.getByRole("main").getByRole("heading", { level: 3 }).first();
  const title = await question.innerText();
  await question.getByRole("link").click();
  await expect(page).toHaveURL(/\/question\/\d+-/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
}

test("a visitor searches on the home page and opens a question", async ({ page }) => {
  await page.goto("/");
  await findQuestion(page);
});

test("a visitor searches and opens a question on Node 24", async ({ page, javaScriptEnabled }) => {
  test.skip(!NODE_24 || javaScriptEnabled, "runs once, if `npm test` has found Node 24");
  const site = await startSite({}, NODE_24);
  await page.goto(site.url);
  await findQuestion(page);
  await site.stop();
});
