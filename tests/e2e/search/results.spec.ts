import { expect, test } from "../support/fixtures";

const searchPath = (q: string) => `/recherche?${new URLSearchParams({ q })}`;

test("a search lists and counts each question once, and folds all but ten", async ({ page }) => {
  const term = "fer";
  await page.goto(searchPath(term));
  await expect(page.getByRole("searchbox")).toHaveValue(term);
  const listed = page.getByRole("list", { name: "Résultats de la recherche" }).locator("h3");
  await expect(listed).toHaveCount(10);
  await page.getByText(/^Voir les 40 autres$/).click();
  await expect(listed).toHaveCount(50);
  const questions = await listed.allTextContents();
  expect(new Set(questions).size).toBe(questions.length);
  const count = page.getByRole("status").getByRole("heading", { level: 2 });
  await expect(count).toHaveText(`${questions.length}\u00a0résultats pour ${term}`);
  await listed.first().getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(questions[0] ?? "");
});

test("a phone shows the whole term", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(searchPath("saumon fumé enceinte"));
  const field = page.getByRole("searchbox");
  expect(await field.evaluate((input) => input.scrollWidth - input.clientWidth)).toBeLessThanOrEqual(0);
});

test("a term of 5,000 characters is searched, and an emergency in its tail counts, also when it is sent again", async ({
  page,
}) => {
  const response = await page.goto(`/recherche?q=${"a".repeat(5000)}`);
  expect(response?.status()).toBe(200);
  await expect(page.getByRole("searchbox")).toHaveValue("a".repeat(2000));
  await page.getByRole("searchbox").fill(`${"nous mangions tranquillement ".repeat(10)} mon bébé s’étouffe`);
  await page.getByRole("button", { name: "Rechercher" }).click();
  const card = page.locator("[aria-labelledby=urgence]");
  await expect(card).toContainText("Le 15");
  await expect(page.getByRole("searchbox")).toHaveValue(/mon bébé s’étouffe$/);
  await page.getByRole("button", { name: "Rechercher" }).click();
  await expect(card).toContainText("Le 15");
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

test("a verdict answers a search that finds no question", async ({ page }) => {
  await page.goto(searchPath("yaourt immunodéprimé"));
  await expect(page.getByRole("region", { name: "Puis-je en manger" })).toContainText("Défenses affaiblies");
  await expect(page.getByText("Aucun résultat trouvé")).toBeHidden();
});

test("on a phone the first answer starts within 200 px, and the card fits a window 320 px wide", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(searchPath("fer"));
  const first = page.getByRole("list", { name: "Résultats de la recherche" }).getByRole("listitem").first();
  const top = (await first.boundingBox())?.y ?? Infinity;
  expect(top).toBeLessThanOrEqual(200);
  const fieldTop = (await page.getByLabel("Votre question").boundingBox())?.y ?? Infinity;
  expect((await page.getByText("Une urgence").first().boundingBox())?.y).toBeGreaterThan(fieldTop);
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(searchPath("combien de temps se garde le jambon ouvert"));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test("a wide screen shows a whole emergency card without scrolling", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(searchPath("il s’étouffe"));
  await expect(page.getByRole("region", { name: "Il s’étouffe ?" })).toBeInViewport({ ratio: 1 });
});
