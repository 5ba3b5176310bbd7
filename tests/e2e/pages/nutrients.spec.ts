import { elements, named, textOf, visitPage } from "../support/crawl";
import { expect, test } from "../support/fixtures";

test("a nutrient is linked from the list, and ranks fifteen foods in a table", async ({ site }) => {
  const list = await visitPage(site.url, "/nutriments");
  const links = elements(list.tree, named("a")).map(({ properties }) => properties["href"]);
  expect(links).toContain("/nutriments/fer");
  const { tree } = await visitPage(site.url, "/nutriments/fer");
  const [table] = elements(tree, named("table"));
  const texts = (tagName: string) => (table ? elements(table, named(tagName)).map(textOf) : []);
  expect(texts("th").slice(0, 4)).toEqual(["Aliment", "Par portion", "Part", "Pour 100 g"]);
  expect(texts("th")).toHaveLength(4 + 15);
  expect(
    texts("td")
      .filter((text) => text !== "")
      .slice(0, 3),
  ).toEqual([expect.stringMatching(/mg/), expect.stringMatching(/%/), expect.stringMatching(/mg/)]);
});

test("filters keep a diet's foods, and a pregnant woman's are judged", async ({ page }) => {
  await page.goto("/nutriments/fer");
  const filters = page.getByRole("navigation", { name: "Filtrer les aliments" });
  await filters.getByRole("link", { name: "Végétal", exact: true }).click();
  await expect(filters.getByRole("link", { name: "Végétal", exact: true })).toHaveAttribute(
    "aria-current",
    /./,
  );
  await expect(page.getByRole("rowheader", { name: /Lentilles/ }).first()).toBeVisible();
  await expect(page.getByRole("rowheader", { name: /Boudin|Steak/ })).toHaveCount(0);

  await filters.getByRole("link", { name: "Enceinte" }).click();
  await expect(page.getByText(/à éviter, même s’ils en contiennent/)).toContainText("boudin noir");
  await expect(page.getByRole("rowheader", { name: /Boudin|Foie|Rognon/ })).toHaveCount(0);
  const mussels = page.getByRole("rowheader", { name: /^Moules/ });
  await expect(mussels).toContainText("Oui, si… bien cuits ; jetez ceux qui restent fermés");
});

test("a screen reader hears the unit in words", async ({ page }) => {
  await page.goto("/nutriments/selenium");
  await expect(page.getByRole("table", { name: /^Sélénium, en microgrammes/ })).toBeVisible();
});

test("the chosen filter is on a phone’s screen @both", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/nutriments/fer?filtre=enceinte");
  await expect(page.getByRole("link", { name: "Enceinte", exact: true })).toBeInViewport({ ratio: 1 });
});

test("the list and a nutrient print on one page", async ({ page }) => {
  for (const path of ["/nutriments", "/nutriments/fer", "/nutriments/vitamine-a?filtre=enceinte"]) {
    await page.goto(path);
    const pdf = await page.pdf({ format: "A4" });
    expect((pdf.toString("latin1").match(/\/Type\s*\/Page\b/g) ?? []).length, path).toBe(1);
  }
});
