import { MONTH_SLUGS, monthInParis } from "../../../app/foods/seasons/season";
import { contents, one, samplePaths } from "../../support/contents";
import { plain } from "../support/crawl";
import { BOTH, expect, test } from "../support/fixtures";
import { openDisclosures } from "../support/pages";

test("a list shows its groups in order, with the same counts as the tiles, and links to foods for the same situation", async ({
  page,
}) => {
  await page.goto("/aliments/pour/enceinte");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Enceinte : la liste");
  const tiles = await page
    .getByRole("navigation", { name: "Les réponses" })
    .getByRole("link")
    .allInnerTexts();
  const groups = page.locator("main section[class*=food-group]");
  const headings = await groups.getByRole("heading", { level: 2 }).allInnerTexts();
  expect(headings.map(plain)).toEqual(tiles.map(plain));
  await page.evaluate(openDisclosures);
  for (const [place, text] of headings.entries())
    expect(await groups.nth(place).getByRole("listitem").count()).toBe(Number(/\d+$/.exec(plain(text))?.[0]));
  await groups.first().getByRole("link").first().click();
  await expect(page).toHaveURL(/\?pour=enceinte$/);
  await expect(page.getByRole("heading", { level: 2, name: "Enceinte : à éviter" })).toBeVisible();
});

test("the longest list prints on two A4 pages at most", async ({ page }) => {
  await page.goto(samplePaths.foodList);
  const pdf = await page.pdf({
    format: "A4",
    margin: { top: "1cm", right: "1cm", bottom: "1cm", left: "1cm" },
  });
  expect((pdf.toString("latin1").match(/\/Type\s*\/Page\b/g) ?? []).length).toBeLessThanOrEqual(2);
});

test("the storage list filters by place, by state and by food", BOTH, async ({ page }) => {
  await page.goto("/conservation");
  await expect(page.getByRole("heading", { name: "Au réfrigérateur, à 4 °C" })).toBeVisible();
  await page
    .getByRole("navigation", { name: "Ouvert ou fermé" })
    .getByRole("link", { name: /^Fermé/ })
    .click();
  await expect(page).toHaveURL("/conservation?lieu=frigo&etat=ferme");
  await page.getByRole("navigation", { name: "Où" }).getByRole("link", { name: "Congélateur" }).click();
  await expect(page).toHaveURL("/conservation?lieu=congelateur");
  await expect(page.getByRole("heading", { name: "Au congélateur, à −18 °C" })).toBeVisible();
  await page.getByLabel("Un aliment").fill("riz cuit");
  await page.getByRole("button", { name: "Filtrer" }).click();
  await expect(page).toHaveURL("/conservation?aliment=riz+cuit&lieu=congelateur");
  await expect(page.getByRole("listitem").filter({ hasText: "Riz cuit" })).toHaveCount(1);
  await page.goto("/conservation?aliment=riz+cuit");
  await expect(page.getByRole("table", { name: "Riz cuit" })).toBeVisible();
  await page.goto("/conservation?aliment=");
  await expect(page).toHaveURL("/conservation");
});

test("the seasons show the current month in Paris first, and link to the other months", async ({ page }) => {
  await page.goto("/saisons");
  const current = MONTH_SLUGS[monthInParis(new Date()) - 1];
  const months = page.getByRole("navigation", { name: "Les autres mois" });
  await expect(months.locator("[aria-current]")).toHaveAttribute("href", `/saisons/${current}`);
  await months.getByRole("link", { name: "mai" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Fruits et légumes de saison en mai");
  const grown = contents.produce.filter(({ months: all }) => all.includes(5));
  for (const kind of ["légume", "fruit"] as const) {
    const region = page.getByRole("region", { name: kind === "légume" ? "Légumes" : "Fruits" });
    const names = grown.filter((each) => each.kind === kind).map(({ name }) => plain(name));
    await expect(region.getByRole("listitem")).toHaveCount(names.length);
    expect((await region.getByRole("listitem").allInnerTexts()).map(plain).sort()).toEqual(names.sort());
  }
});

test("a question about a food, a profile and a guide link to the lookup forms", async ({ page }) => {
  await page.goto("/fiches-pratiques/conservation-aliments");
  await page
    .getByRole("navigation", { name: "À lire ensuite" })
    .getByRole("listitem")
    .filter({ hasText: /Outil$/ })
    .getByRole("link")
    .first()
    .click();
  await expect(page).toHaveURL("/conservation");
  await page.goto("/profil/parents");
  await page.getByRole("main").getByRole("link", { name: "Bébé de 6 à 12 mois" }).click();
  await expect(page).toHaveURL("/aliments/pour/bebe-6-12-mois");
  const honey = one(
    contents.faqs.filter(({ question, published }) => published && /\bmiel\b/.test(question)),
    "question about honey",
  );
  await page.goto(`/question/${honey.id}`);
  const next = page.getByRole("navigation", { name: "À lire ensuite" }).getByRole("listitem");
  await next
    .filter({ hasText: /Aliment$/ })
    .getByRole("link")
    .click();
  await expect(page).toHaveURL(/\/aliments\/\d+-/);
});
