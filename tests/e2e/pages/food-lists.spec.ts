import { MONTH_SLUGS, monthInParis } from "../../../app/foods/seasons/season";
import { contents, samplePaths } from "../../support/contents";
import { elements, named, plain, textOf, visitPage } from "../support/crawl";
import { expect, test } from "../support/fixtures";

test("the longest list prints on two A4 pages at most", async ({ page }) => {
  await page.goto(samplePaths.foodList);
  const pdf = await page.pdf({
    format: "A4",
    margin: { top: "1cm", right: "1cm", bottom: "1cm", left: "1cm" },
  });
  expect((pdf.toString("latin1").match(/\/Type\s*\/Page\b/g) ?? []).length).toBeLessThanOrEqual(2);
});

test("a list names the foods to avoid at once, and the others after a click on their verdict", async ({
  page,
}) => {
  await page.goto(samplePaths.foodList);
  const meat = page.getByRole("listitem").filter({ has: page.getByRole("link", { name: /^Rillettes/ }) });
  await expect(meat).toBeVisible();
  await expect(meat).toContainText(/À la place.*pois chiches/);
  await expect(page.locator("#oui")).toBeHidden();
  await page
    .getByRole("navigation", { name: "Les réponses" })
    .getByRole("link", { name: "Oui", exact: true })
    .click();
  await expect(page.locator("#oui")).toBeVisible();
});

test("a printed list has every food, the shelves in one order under each verdict, in one size of text", async ({
  page,
}) => {
  await page.goto(samplePaths.foodList);
  await page.emulateMedia({ media: "print" });
  const order = contents.foodFamilies.map(({ name }) => plain(name));
  for (const group of await page.locator(".food-group").all()) {
    const shelves = await group.locator("h3:visible").allInnerTexts();
    expect(shelves).toEqual(order.filter((name) => shelves.includes(name)));
  }
  await expect(page.locator(".food-lines a:visible")).toHaveCount(contents.foods.length);
  await expect(page.locator(".food-lines")).toContainText(["Sauf : lardons"]);
  const sizes = await page
    .locator(".food-shelves :is(h3, span, b, a):visible")
    .evaluateAll((all) => all.map((text) => getComputedStyle(text).fontSize));
  expect(new Set(sizes).size).toBe(1);
});

test("the storage list filters by place, by state and by food", async ({ page }) => {
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
  await page.getByRole("button", { name: "Chercher" }).click();
  await expect(page).toHaveURL("/conservation?aliment=riz+cuit&lieu=congelateur");
  await expect(page.getByRole("listitem").filter({ hasText: "Riz cuit" })).toHaveCount(1);
  await page.goto("/conservation?aliment=riz+cuit");
  await expect(page.getByRole("heading", { name: "Riz cuit", exact: true })).toBeVisible();
  await page.goto("/conservation?aliment=riz");
  await expect(page.getByText(/aspect normal/)).toHaveCount(1);
  await page.goto("/conservation?aliment=");
  await expect(page).toHaveURL("/conservation");
});

test("the seasons show the current month in Paris, and a month what grows in it", async ({ site }) => {
  const current = await visitPage(site.url, "/saisons");
  const marked = elements(current.tree, ({ properties }) => "ariaCurrent" in properties);
  const path = `/saisons/${MONTH_SLUGS[monthInParis(new Date()) - 1]}`;
  expect(marked.map(({ properties }) => properties["href"])).toContain(path);
  const may = await visitPage(site.url, "/saisons/mai");
  const items = elements(may.tree, named("li")).map(textOf);
  const grown = contents.produce.filter(({ months }) => months.includes(5)).map(({ name }) => plain(name));
  expect(grown.filter((name) => !items.includes(name))).toEqual([]);
});

test("a reason that neighbours share stands once, and other names of a food say more than its title", async ({
  site,
}) => {
  const said = async (path: string) => textOf((await visitPage(site.url, path)).tree);
  const found = await said("/aliments?aliment=brie&pour=enceinte");
  expect(found.match(/Listeria pousse/g)).toHaveLength(1);
  const [brie] = contents.foods.filter(({ key }) => key === "camembert-lait-cru");
  const names = /Aussi : ([^.]*?)Adulte en bonne/.exec(await said(brie?.path ?? ""))?.[1];
  expect(names).toMatch(/^brie de Meaux, /);
  expect(names).not.toMatch(/au lait cru/);
});
