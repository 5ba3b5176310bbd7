import { categoryPath } from "../../../app/questions/categories/category";
import {
  contents,
  one,
  overviewOf,
  PAGE_SIZE,
  questionsIn,
  samplePaths,
  samples,
} from "../../support/contents";
import { plain } from "../support/crawl";
import { BOTH, expect, startScripts, test } from "../support/fixtures";

const { category, myths, subcategory } = samples;
const PATH = samplePaths.category;

test("a category page opens one answer at a time, by mouse and by keyboard", BOTH, async ({ page }) => {
  await page.goto(PATH);
  const items = page.getByRole("group");
  // In a collapsed question, a screen reader finds nothing but its heading.
  const first = items.first();
  await expect(first.getByRole("heading")).toHaveCount(1);
  await expect(first.getByRole("link")).toHaveCount(0);
  const questions = items.getByRole("heading", { level: 4 });
  const answers = items.locator(".answer");
  // Below it is the start of its answer, which opens it too.
  const words = plain((await answers.nth(0).locator("p").first().textContent())?.slice(0, 30) ?? "");
  const lead = page.getByRole("main").locator("li > p").filter({ hasText: words });
  await lead.click({ position: { x: 30, y: 10 }, force: true });
  await expect(answers.nth(0)).toBeVisible();
  await expect(lead).toBeHidden();
  const name = plain(await questions.nth(0).innerText());
  await expect(first.getByRole("link", { name: `La page de cette question : ${name}` })).toBeVisible();
  await questions.nth(1).click();
  await expect(answers.nth(1)).toBeVisible();
  await expect(answers.nth(0)).toBeHidden();
  await page.keyboard.press("Enter");
  await expect(answers.nth(1)).toBeHidden();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(answers.nth(2)).toBeVisible();
});

test("a printed list has the first words of each answer, and the whole answer that is open", async ({
  page,
}) => {
  await page.goto(PATH);
  const questions = page.locator("li").filter({ has: page.locator("details[data-question]") });
  await questions.nth(1).getByRole("heading").click();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".answer:visible")).toHaveCount(1);
  await expect(questions.nth(1).locator(".answer")).toBeVisible();
  const count = overviewOf(category).flatMap(({ faqs }) => faqs).length;
  await expect(questions.locator("> p:visible")).toHaveCount(count - 1);
});

test("on a wide screen two columns reach the right edge, and opening an answer does not move the question beside it", async ({
  page,
}) => {
  const { name } = one(
    overviewOf(category).filter(({ faqs }) => faqs.length > 2),
    "subcategory with three questions",
  );
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(PATH);
  const questions = page
    .getByRole("main")
    .getByRole("list", { name: plain(name), exact: true })
    .locator("> li");
  const boxes = async () => [await questions.first().boundingBox(), await questions.nth(1).boundingBox()];
  const [left, right] = await boxes();
  const section = await page.getByRole("region", { name: "Questions fréquentes" }).boundingBox();
  if (!left || !right || !section) throw new Error("an element is not visible");
  expect(right.y).toBe(left.y);
  expect(right.x + right.width).toBeCloseTo(section.x + section.width, 0);
  await questions.first().getByRole("heading", { level: 4 }).click();
  await expect(questions.first().locator(".answer")).toBeVisible();
  const [longer, beside] = await boxes();
  expect(longer?.height).toBeGreaterThan(left.height);
  expect(beside?.y).toBe(right.y);
  await page.setViewportSize({ width: 1000, height: 900 });
  const [above, below] = await boxes();
  expect(below?.x).toBe(above?.x);
});

test("a category page filters by subcategory at a shareable URL", async ({ page }) => {
  await page.goto(PATH);
  const chips = page.getByRole("navigation", { name: "Sous-thèmes" });
  await expect(chips.getByRole("link", { name: "Toutes" })).toHaveAttribute("aria-current", "true");
  const all = await page.getByRole("group").count();
  const chip = chips.getByRole("link", { name: plain(subcategory.name) });
  await chip.click();
  await expect(page).toHaveURL(samplePaths.subcategory);
  await expect(chip).toHaveAttribute("aria-current", "true");
  await expect(page.getByRole("group")).toHaveCount(questionsIn(category, subcategory).length);
  await page.goBack();
  await expect(page.getByRole("group")).toHaveCount(all);
});

test("a group that shows a part of its questions ends with a link to all of them", BOTH, async ({ page }) => {
  const groups = contents.categories.flatMap((parent) =>
    overviewOf(parent).map((part) => ({ parent, part, count: questionsIn(parent, part).length })),
  );
  const { parent, part, count } = one(
    groups,
    "cut group",
    (group) => group.count > 4 && group.count <= PAGE_SIZE.category,
  );
  await page.goto(categoryPath(parent.slug));
  const noun = parent.slug === myths.slug ? "mythes" : "questions";
  await page.getByRole("link", { name: `Les ${count} ${noun} : ${plain(part.name)}` }).click();
  const slug = one(parent.subcategories, part.name, ({ id }) => id === part.id).slug;
  await expect(page).toHaveURL(categoryPath(parent.slug, { subcategory: slug }));
  await expect(page.getByRole("group")).toHaveCount(count);
});

test("on a phone the filters stay at the top, cover no question that has the focus, and are on one line", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(PATH);
  const filters = page.getByRole("navigation", { name: "Sous-thèmes" });
  const eighth = page.locator("summary").nth(7);
  await eighth.focus();
  await eighth.evaluate((element) => window.scrollTo(0, element.getBoundingClientRect().top));
  await page.keyboard.press("Shift+Tab");
  const [bar, focused] = [await filters.boundingBox(), await page.locator("summary:focus").boundingBox()];
  expect(bar?.y).toBeLessThan(20);
  expect(focused?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  const links = filters.getByRole("link");
  const [first, last] = [await links.first().boundingBox(), await links.last().boundingBox()];
  expect(last?.y).toBe(first?.y);
  await links.first().focus();
  await page.keyboard.press("Tab");
  await expect(links.nth(1)).toBeFocused();
  await expect(links.last()).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test("a hash opens its question", BOTH, async ({ page }) => {
  await page.goto(PATH);
  const answer = page.locator("details > [id^=question-]").nth(2);
  const id = await answer.getAttribute("id");
  await expect(answer).toBeHidden();
  await page.goto("/cgu");
  await page.goto(`${PATH}#${id}`);
  await expect(answer).toBeVisible();
  await expect(answer).toBeInViewport();
});

test.describe("with JavaScript only", () => {
  test("a hash selects a subcategory, and an unknown hash changes nothing", async ({ page }) => {
    await page.goto(`${PATH}#${subcategory.slug}`);
    await expect(page).toHaveURL(samplePaths.subcategory);
    await page.goto(`${PATH}#zzz`);
    await expect(page.getByRole("link", { name: "Toutes" })).toHaveAttribute("aria-current", "true");
  });

  test("a clicked question stays in place when a long answer above it closes", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(PATH);
    await startScripts(page);
    const questions = page.getByRole("group").getByRole("heading", { level: 4 });
    await questions.nth(0).click();
    await questions.nth(1).click();
    await expect(page.locator(".answer").nth(0)).toBeHidden();
    await expect(questions.nth(1)).toBeInViewport();
  });

  test("arrow keys move between questions; a link to another page moves the focus to its heading", async ({
    page,
  }) => {
    await page.goto(PATH);
    const summaries = page.locator("summary");
    await summaries.nth(0).focus();
    await expect(async () => {
      await page.keyboard.press("Home");
      await page.keyboard.press("ArrowDown");
      await expect(summaries.nth(1)).toBeFocused({ timeout: 500 });
    }).toPass();
    await page.keyboard.press("End");
    await expect(summaries.last()).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(summaries.first()).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(summaries.last()).toBeFocused();
    await page.getByRole("link", { name: "Vrai ou Faux ?" }).click();
    await expect(page.getByRole("heading", { level: 1, name: plain(myths.name) })).toBeFocused();
  });
});
