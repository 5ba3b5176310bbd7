import { searches } from "../search-samples";
import { expect, test } from "./fixtures";

// `npm test` runs this one on Node 24 too (scripts/node-24.mjs).
test("from home through a search to a question's own page", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("searchbox").fill(searches.frequent);
  await page.getByRole("button", { name: "Rechercher" }).click();
  await expect(page).toHaveURL(`/recherche?${new URLSearchParams({ q: searches.frequent })}`);
  const question = page.getByRole("main").getByRole("heading", { level: 3 }).first();
  const title = await question.innerText();
  await question.getByRole("link").click();
  await expect(page).toHaveURL(/\/question\/\d+-/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
});
