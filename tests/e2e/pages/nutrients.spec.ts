import { contents } from "../../support/contents";
import { plain, visitPage } from "../support/crawl";
import { BOTH, expect, test } from "../support/fixtures";

const UNITS = { g: "grammes", mg: "milligrammes", µg: "microgrammes" };

test("a screen reader hears a nutrient’s unit in words", async ({ site }) => {
  const oneOfEach = new Map(contents.nutrition.nutrients.map((nutrient) => [nutrient.unit, nutrient]));
  for (const { slug, name, unit } of oneOfEach.values()) {
    const { html } = await visitPage(site.url, `/nutriments/${slug}`);
    const [, caption = ""] = /<caption[^>]*>(.*?)<\/caption>/.exec(html) ?? [];
    expect(plain(caption.replaceAll("<!-- -->", ""))).toContain(`${plain(name)}, en ${UNITS[unit]} :`);
  }
});

test("a pregnant woman reads each condition once, before the foods", async ({ page }) => {
  await page.goto("/nutriments/fer?filtre=enceinte");
  const condition = page.getByText("bien cuits ; jetez ceux qui restent fermés");
  await expect(condition).toHaveCount(1);
  await expect(page.getByText("Oui, si…")).toHaveCount(1);
  const table = await page.getByRole("table").boundingBox();
  expect((await condition.boundingBox())?.y).toBeLessThan(table?.y ?? 0);
});

test("the chosen filter is on a phone’s screen", BOTH, async ({ page }) => {
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
