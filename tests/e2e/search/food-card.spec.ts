import { contents, one } from "../../support/contents";
import { plain } from "../support/crawl";
import { expect, test } from "../support/fixtures";

const searchPath = (q: string) => `/recherche?${new URLSearchParams({ q })}`;
const food = (key: string) =>
  one(
    contents.foods.filter((each) => each.key === key),
    `food ${key}`,
  );

test("a search for a food and a person shows the verdict first, and counts questions only", async ({
  page,
}) => {
  const smoked = food("poisson-fume");
  await page.goto(searchPath("saumon fumé enceinte"));
  const card = page.getByRole("region", { name: "Puis-je en manger" });
  await expect(card.getByRole("heading")).toHaveText(
    new RegExp(`${plain(smoked.name)}\\s+Enceinte\\s: à éviter`),
  );
  const results = page.getByRole("region", { name: "Résultats" });
  const questions = results.getByRole("list", { name: "Résultats de la recherche" }).getByRole("listitem");
  await expect(results.getByRole("status")).toHaveText(
    `${await questions.count()}\u00a0résultats pour saumon fumé enceinte`,
  );
  await card.getByRole("link", { name: "Voir pour une autre personne" }).click();
  await expect(page).toHaveURL(`${smoked.path}?pour=enceinte`);
});

test("if no question is found, the page says so below the foods that have the name", async ({ page }) => {
  await page.goto(searchPath("shoyu"));
  const nothing = page.getByRole("heading", { name: "Aucun résultat trouvé" });
  const foods = page.getByRole("list", { name: "Aliments" });
  await expect(foods.getByRole("link")).toHaveText("Sauce soja");
  expect((await foods.getByRole("link").boundingBox())?.y).toBeLessThan(
    (await nothing.boundingBox())?.y ?? 0,
  );
});

test("a food without a person shows links on one line, no card, and the first question without scrolling", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(searchPath("lait"));
  const foods = page.getByRole("list", { name: "Aliments" }).getByRole("link");
  expect(await foods.count()).toBeGreaterThan(1);
  const tops = await foods.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  await expect(page.getByRole("region", { name: "Puis-je en manger" })).toHaveCount(0);
  await expect(page.getByRole("status")).toHaveText(/^50\srésultats pour lait/);
  const first = page.getByRole("list", { name: "Résultats de la recherche" }).getByRole("listitem").first();
  await expect(first.getByRole("link")).toBeInViewport({ ratio: 1 });
  await foods.first().click();
  await expect(page).toHaveURL(/\/aliments\/\d+-lait/);
});

test("on a phone the first question starts within 200 px, and the card fits a window 320 px wide", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(searchPath("fer"));
  const first = page.getByRole("list", { name: "Résultats de la recherche" }).getByRole("listitem").first();
  expect((await first.boundingBox())?.y).toBeLessThanOrEqual(200);
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(searchPath("combien de temps se garde le jambon ouvert"));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
