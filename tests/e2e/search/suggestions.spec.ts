import type { Page } from "@playwright/test";
import { contents, one, samplePaths, samples } from "../../support/contents";
import { plain } from "../support/crawl";
import { expect, test } from "../support/fixtures";

const { question } = samples.question;
/** The question without its last four characters; typing this suggests the question. */
const beginning = question.slice(0, -4);

const field = (page: Page) => page.getByLabel("Votre question");
const options = (page: Page) => page.getByRole("list", { name: "Propositions" }).getByRole("link");
const option = (page: Page) => options(page).getByText(question, { exact: true });

test("questions are suggested once the field has the focus", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.goto("/recherche?q=zzzz");
  await page.waitForLoadState("networkidle");
  expect(scripts).toEqual([]);
  const below = page.getByRole("contentinfo");
  const before = await below.boundingBox();

  await field(page).fill(beginning);
  await expect(option(page)).toBeVisible();
  const count = await options(page).count();
  await expect(page.getByText(new RegExp(`^${count} propositions?,`))).toBeAttached();
  expect(await below.boundingBox()).toEqual(before);

  await page.keyboard.press("ArrowDown");
  await expect(option(page)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(samplePaths.question);
});

test("Escape closes the list and keeps the text, and Enter without a selection searches", async ({
  page,
}) => {
  await page.goto("/");
  await field(page).fill(beginning);
  await expect(option(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(options(page)).toHaveCount(0);
  await expect(field(page)).toHaveValue(beginning);
  await page.keyboard.press("ArrowDown");
  await expect(option(page)).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Backspace");
  await expect(field(page)).toHaveValue(beginning.slice(0, -1));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/recherche\?q=/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rechercher une question");
});

test("a click opens a question; leaving the field closes the list", async ({ page }) => {
  await page.goto("/recherche");
  await field(page).fill(beginning);
  await expect(option(page)).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(options(page)).toHaveCount(0);
  await field(page).fill(beginning.slice(0, -1));
  await option(page).click();
  await expect(page).toHaveURL(samplePaths.question);
});

test("the lookup form suggests only foods, and links to them for the chosen situation", async ({ page }) => {
  await page.goto("/aliments");
  await page.getByLabel("Pour qui").selectOption("enceinte");
  await page.getByLabel("Quel aliment").fill("reblo");
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(page.locator(":focus")).toContainText("Reblochon");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/aliments\/\d+-reblochon.*\?pour=enceinte$/);
});

test("suggestions for an earlier term are ignored", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/suggestions?q=fe", async (route) => {
    await held;
    const body = "<div></div><ul><li><a href=/>Trop tard</a></ul><p></p>";
    await route.fulfill({ contentType: "text/html", body }).catch(() => {});
  });
  await page.goto("/");
  await field(page).fill("fe");
  await page.waitForRequest("**/suggestions?q=fe");
  await field(page).fill(beginning);
  await expect(option(page)).toBeVisible();
  release();
  await expect(option(page)).toBeVisible();
  await expect(page.getByText("Trop tard")).toHaveCount(0);
});

const sampleOf = (key: string) => one(contents.urgentSamples.plain[key] ?? [], `sample search for ${key}`);

test("while typing, the numbers appear under the field and are reachable by keyboard", async ({ page }) => {
  const card = one(contents.urgences.cards, "urgent card");
  const [first] = card.numbers;
  await page.goto("/");
  const input = field(page);
  await input.fill(sampleOf(card.key));
  const call = page.getByRole("search").getByRole("link", { name: first?.number ?? "" });
  await expect(call).toBeVisible();
  await expect(page.getByRole("search").getByRole("status")).toContainText(plain(card.title));
  await call.focus();
  await expect(call).toBeFocused();
  await expect(call).toHaveAttribute("href", `tel:${first?.number}`);
  await input.fill(sampleOf("aucune"));
  await expect(call).toHaveCount(0);
});

test.describe("when suggestions fail", () => {
  test.use({ expectedErrors: { patterns: [/Failed to load resource/] } });

  test("the form still searches", async ({ page }) => {
    await page.route("**/suggestions?*", (route) => route.abort());
    await page.goto("/");
    await field(page).fill("gluten");
    await page.waitForRequest("**/suggestions?*");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/recherche?q=gluten");
  });
});
