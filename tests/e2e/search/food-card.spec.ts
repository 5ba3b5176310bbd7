import { contents, one } from "../../support/contents";
import { plain } from "../support/crawl";
import { expect, ONCE, test } from "../support/fixtures";

const searchPath = (q: string) => `/recherche?${new URLSearchParams({ q })}`;
const food = (key: string) =>
  one(
    contents.foods.filter((each) => each.key === key),
    `food ${key}`,
  );

test("a search for a food and a person shows the verdict first and counts it as a result", async ({
  page,
}) => {
  const smoked = food("poisson-fume");
  await page.goto(searchPath("saumon fumé enceinte"));
  const results = page.getByRole("region", { name: "Résultats" });
  const card = results.getByRole("region", { name: "Puis-je en manger" });
  await expect(card.getByRole("heading", { level: 3 })).toHaveText(
    new RegExp(`${plain(smoked.name)}\\s+Enceinte\\s: à éviter`),
  );
  const hits = await results
    .getByRole("list", { name: "Résultats de la recherche" })
    .getByRole("listitem")
    .count();
  await expect(results.getByRole("status")).toContainText(`${hits + 1} résultats pour saumon fumé enceinte`);
  await card.getByRole("link", { name: "Voir pour une autre personne" }).click();
  await expect(page).toHaveURL(`${smoked.path}?pour=enceinte`);
});

test("a name that several foods share shows each food, strictest verdict first", ONCE, async ({ page }) => {
  await page.goto(searchPath("brie enceinte"));
  const lines = page.getByRole("region", { name: "Puis-je en manger" }).getByRole("listitem");
  expect(await lines.count()).toBeGreaterThan(1);
  await expect(lines.first()).toContainText("à éviter");
  await expect(lines.first().getByRole("link")).toHaveAttribute("href", /\/aliments\/\d+-.*\?pour=enceinte$/);
});

test("a food without a situation shows the rule for everyone, or asks for whom", ONCE, async ({ page }) => {
  await page.goto(searchPath("reblochon"));
  const card = page.getByRole("region", { name: "Puis-je en manger" });
  await expect(card.getByRole("heading", { level: 3 })).toContainText(/Pour qui|Tout le monde/);
  await expect(card).not.toContainText(/:\s*oui\.?$/);
  await card.getByRole("link", { name: "Choisir pour qui" }).click();
  await expect(page).toHaveURL(/\/aliments\/\d+-/);
});

test("a search for a duration shows it first", ONCE, async ({ page }) => {
  await page.goto(searchPath("riz cuit frigo combien de jours"));
  const card = page.getByRole("region", { name: "Combien de temps ça se garde" });
  await expect(card.getByRole("listitem")).toHaveCount(1);
  await expect(card).toContainText("Riz cuit");
  await expect(card).toContainText(/24\s?(?:h|heures)/);
  await card.getByRole("link", { name: "Riz cuit" }).click();
  await expect(page).toHaveURL("/conservation?aliment=Riz+cuit");
});

test(
  "in an emergency the phone numbers come first, and no verdict allows the food",
  ONCE,
  async ({ page }) => {
    await page.goto(searchPath("mon bébé de 8 mois s’étouffe avec du raisin"));
    const urgent = page.locator("[aria-labelledby=urgence]");
    await expect(urgent).toBeVisible();
    const card = page.getByRole("region", { name: "Puis-je en manger" });
    if ((await card.count()) === 0) return;
    await expect(card).not.toContainText(/:\s(?:oui|à limiter)/i);
    expect((await urgent.boundingBox())?.y).toBeLessThan((await card.boundingBox())?.y ?? 0);
  },
);

test("a food whose name only resembles the term gets no verdict", ONCE, async ({ page }) => {
  await page.goto(searchPath("gâteau au miel bébé 8 mois"));
  await expect(page.getByRole("region", { name: "Résultats" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Puis-je en manger" })).toHaveCount(0);
});

test("the card appears even without the backend", ONCE, async ({ page, siteWithoutBackend }) => {
  await page.goto(siteWithoutBackend.url + searchPath("saumon fumé enceinte"));
  await expect(page.getByRole("region", { name: "Puis-je en manger" })).toContainText("à éviter");
});

for (const width of [320, 390, 1280]) {
  test(`the card fits a window ${width} px wide`, ONCE, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const term of [
      "saumon fumé enceinte",
      "brie enceinte",
      "combien de temps se garde le jambon ouvert",
    ]) {
      await page.goto(searchPath(term));
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, term).toBe(0);
    }
  });
}
