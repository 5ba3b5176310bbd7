import AxeBuilder from "@axe-core/playwright";
import { questionPath } from "../../../app/questions/faq";
import { faqs, one } from "../../support/contents";
import { expect, test } from "../support/fixtures";

const withBars = one(faqs, "answer with bars", ({ answer }) => answer.includes('data-figure="bars"'));
const withColumns = one(faqs, "answer with columns", ({ answer }) =>
  answer.includes('data-figure="columns"'),
);

test("bars appear beside the numbers of a complete table, at any screen width", async ({ page }) => {
  await page.goto(questionPath(withBars));
  const figure = page.getByRole("figure").first();
  const title = await figure.getByRole("heading").innerText();
  const table = figure.getByRole("table", { name: title });
  const rows = table.getByRole("row");
  await expect(rows.first().getByRole("columnheader").nth(1)).toHaveText(/\S/);
  await expect(rows.nth(1).getByRole("rowheader")).toHaveText(/\S/);
  const [value] = await table.getByRole("row").nth(1).getByRole("cell").allInnerTexts();
  expect(value).toMatch(/\d/);
  const bars = table.locator("svg rect");
  const widthOf = async (index: number) => (await bars.nth(index).boundingBox())?.width ?? 0;
  expect(await widthOf(0)).toBeGreaterThan(await widthOf(1));

  await page.setViewportSize({ width: 320, height: 640 });
  expect(await widthOf(0)).toBeGreaterThan(150);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await expect(table.getByRole("row").nth(1).getByRole("cell").first()).toBeVisible();
  expect((await new AxeBuilder({ page }).include("figure").analyze()).violations).toEqual([]);
});

test("columns are lists with headings: side by side on a wide screen, stacked on a phone", async ({
  page,
}) => {
  await page.goto(questionPath(withColumns));
  const figure = page.getByRole("figure").filter({ has: page.getByRole("list") });
  await expect(figure.getByRole("heading", { level: 3 })).toHaveCount(2);
  const [yes, no] = [figure.getByRole("list").first(), figure.getByRole("list").last()];
  await expect(yes.getByRole("listitem").first()).toBeVisible();
  const topOf = async (list: typeof yes) => (await list.boundingBox())?.y ?? 0;
  expect(await topOf(no)).toBeCloseTo(await topOf(yes), 0);

  await page.setViewportSize({ width: 320, height: 640 });
  expect(await topOf(no)).toBeGreaterThan(await topOf(yes));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.emulateMedia({ colorScheme: "dark" });
  expect((await new AxeBuilder({ page }).include("figure").analyze()).violations).toEqual([]);
});
