import { expect, STATUS_ERRORS, test } from "./fixtures";

const PATH = "/categorie/bases-de-la-nutrition";

test("opens one answer at a time, by mouse and by keyboard", async ({ page }) => {
  await page.goto(PATH);
  const items = page.getByRole("group");
  const questions = items.getByRole("heading", { level: 3 });
  const answers = items.locator(".answer");
  await questions.nth(0).click();
  await expect(answers.nth(0)).toBeVisible();
  await questions.nth(1).click();
  await expect(answers.nth(1)).toBeVisible();
  await expect(answers.nth(0)).toBeHidden();
  await page.keyboard.press("Enter");
  await expect(answers.nth(1)).toBeHidden();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(answers.nth(2)).toBeVisible();
});

test("has every answer and its sources in the HTML", async ({ page, request }) => {
  await page.goto(PATH);
  const count = await page.getByRole("group").count();
  await expect(page.getByText(`${count} questions`)).toBeVisible();
  const html = await (await request.get(PATH)).text();
  expect(html.match(/<details/g)).toHaveLength(count);
  expect(html.match(/class="prose answer"><p>.{20,}/g)).toHaveLength(count);
  expect(html.match(/>Sources?</g)).toHaveLength(count);
});

test("prints with its answers open", async ({ page }) => {
  await page.goto(PATH);
  const answers = page.locator(".answer");
  await expect(answers.last()).toBeHidden();
  await page.emulateMedia({ media: "print" });
  for (const answer of await answers.all()) await expect(answer).toBeVisible();
});

test("filters by subcategory, with a link that can be shared", async ({ page }) => {
  await page.goto(PATH);
  const chips = page.getByRole("navigation", { name: "Sous-thèmes" });
  await expect(chips.getByRole("link", { name: "Toutes" })).toHaveAttribute("aria-current", "true");
  const all = await page.getByRole("group").count();
  await chips.getByRole("link", { name: "Lire les étiquettes" }).click();
  await expect(page).toHaveURL(`${PATH}?sous-categorie=etiquettes`);
  await expect(chips.getByRole("link", { name: "Lire les étiquettes" })).toHaveAttribute(
    "aria-current",
    "true",
  );
  await expect(page.getByRole("group")).not.toHaveCount(all);
  await page.reload();
  await expect(page.getByText(/^\d\squestions?$/)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("group")).toHaveCount(all);
});

test("shows myths in their own layout, each closed card with its verdict", async ({ page }) => {
  await page.goto("/categorie/mythes-et-idees-recues");
  await expect(page.getByRole("heading", { name: "Mythes à débunker" })).toBeVisible();
  await expect(page.getByRole("note").getByText("Attention, idées reçues.")).toBeVisible();
  await expect(page.getByText(/^\d+\smythes$/)).toBeVisible();
  const cards = page.getByRole("group");
  const verdicts = cards.getByText(/^(Vrai|Faux|En partie vrai|Pas prouvé)$/);
  await expect(verdicts).toHaveCount(await cards.count());
  for (const truth of ["Pas de miel avant un an", "Manger lentement"]) {
    await expect(cards.filter({ hasText: truth }).getByText("Vrai", { exact: true })).toBeVisible();
  }
  await page.getByRole("heading", { level: 3 }).first().click();
  await expect(page.getByText(/^La vérité\s:/).first()).toBeVisible();
});

test("goes back home by the breadcrumb", async ({ page }) => {
  await page.goto(PATH);
  await page.getByRole("navigation", { name: "Fil d’Ariane" }).getByRole("link", { name: "Accueil" }).click();
  await expect(page).toHaveURL("/");
});

test.describe("with JavaScript only", () => {
  test.skip(({ javaScriptEnabled }) => !javaScriptEnabled);

  test("a hash preselects a subcategory, an unknown one changes nothing", async ({ page }) => {
    await page.goto(`${PATH}#etiquettes`);
    await expect(page).toHaveURL(`${PATH}?sous-categorie=etiquettes`);
    await page.goto(`${PATH}#zzz`);
    await expect(page.getByRole("link", { name: "Toutes" })).toHaveAttribute("aria-current", "true");
  });

  test("arrow keys go from question to question", async ({ page }) => {
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
  });

  test("a new page within the site moves focus to its heading", async ({ page }) => {
    await page.goto(PATH);
    await page.getByRole("link", { name: "Vrai ou Faux ?" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Mythes et idées reçues" })).toBeFocused();
  });
});

test("a link at the end of a page opens the next page at its top", async ({ page }) => {
  await page.goto(PATH);
  await page.getByRole("link", { name: "Calculateurs" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Calculateurs");
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
});

test.describe("what does not exist", () => {
  test.use({ expectedErrors: STATUS_ERRORS });

  test("an unknown category", async ({ page }) => {
    const response = await page.goto("/categorie/zzz");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Catégorie introuvable");
    await page.getByRole("main").getByRole("link", { name: "Retour à l’accueil" }).click();
    await expect(page).toHaveURL("/");
  });

  for (const query of ["page=abc", "page=-1", "page=99", "sous-categorie=zzz"]) {
    test(`?${query} says so and shows the list`, async ({ page }) => {
      const response = await page.goto(`${PATH}?${query}`);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole("note").getByText(/n’existe pas. Voici/)).toBeVisible();
      await expect(page.getByRole("group").first()).toBeVisible();
    });
  }
});
