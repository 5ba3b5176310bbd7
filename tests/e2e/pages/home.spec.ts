import AxeBuilder from "@axe-core/playwright";
import { contents, regularCategories } from "../../support/contents";
import { expect, test } from "../support/fixtures";

test("the home page shows its sections in order, an illustration per card, and names that contain their labels", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Toutes vos questions sur la nutrition, enfin répondues !",
  );
  await expect(page.getByText("Votre guide nutrition")).toBeVisible();
  const headings = page.getByRole("main").getByRole("heading", { level: 2 });
  await expect(headings).toHaveText([
    "Puis-je en manger\u202f?",
    "Explorer par thème",
    "Questions populaires",
    "Testez vos connaissances",
    "Mythes et idées reçues",
    "Pour votre profil",
  ]);
  const { violations } = await new AxeBuilder({ page }).withRules("label-content-name-mismatch").analyze();
  // The specified exception.
  expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([
    expect.stringContaining('aria-label="Retour à l’accueil"'),
  ]);
  for (const width of [1280, 768, 360]) {
    await page.setViewportSize({ width, height: 740 });
    const tops = await headings.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
    expect(new Set(tops).size, `${width} px`).toBe(tops.length);
    expect(tops, `${width} px`).toEqual(tops.toSorted((one, other) => one - other));
  }
  // On a phone, seven screens.
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(5100);
  const cards = page.getByRole("main").getByRole("article");
  const drawings = await cards.evaluateAll((all) =>
    all.map((card) => card.querySelector("img")?.getAttribute("src") ?? ""),
  );
  expect(drawings).not.toContain("");
  expect(new Set(drawings).size).toBe(regularCategories.length + 3 + contents.profiles.length);
});

test("on a phone, each example of a food shows its verdict in words", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const examples = page.getByRole("region", { name: "Puis-je en manger" }).getByRole("listitem");
  expect(await examples.count()).toBeGreaterThan(2);
  for (const example of await examples.all()) {
    const word = await example.getByText(/À éviter|À limiter|Oui/).boundingBox();
    expect(word?.width).toBeGreaterThan(20);
  }
});

test("visitors guess a myth's verdict, then get a link to its answer", async ({ page }) => {
  await page.goto("/");
  const belief = page.getByRole("region", { name: "Mythes et idées reçues" }).getByRole("listitem").first();
  const text = await belief.getByRole("heading").innerText();
  const [isTrue, isFalse] = ["Vrai", "Faux"].map((guess) => belief.getByText(new RegExp(`^${guess}`)));
  const answer = belief.getByRole("link", { name: "Lire la réponse" });
  await expect(answer).toHaveCount(0);
  await isTrue?.click();
  await expect(answer).toHaveCount(1);
  await isFalse?.click();
  await expect(answer).toHaveCount(1);
  await answer.click();
  await expect(page.getByRole("heading", { level: 1, name: text.trim() })).toBeVisible();
  await expect(page.getByRole("heading", { name: /^La vérité/ })).toBeVisible();
});

test("the search field in the hero searches, but not while it is empty, and its examples have results", async ({
  page,
  request,
}) => {
  await page.goto("/");
  const field = page.getByLabel("Votre question");
  await expect(field).toHaveAttribute("placeholder", "Ex: Quels aliments pour le fer ?");
  await field.fill("   ");
  await page.getByRole("button", { name: "Rechercher" }).click();
  await expect(page).toHaveURL("/");
  for (const example of ["Protéines végétales", "Régime sans gluten", "Vitamines D"]) {
    const path = await page.getByRole("link", { name: example }).getAttribute("href");
    expect(await (await request.get(path ?? "")).text()).toMatch(/\d+\u00a0résultats? pour/);
  }
  const term = "lentilles";
  await field.fill(`  ${term} `);
  await field.press("Enter");
  await expect(page).toHaveURL(`/recherche?${new URLSearchParams({ q: term })}`);
  await expect(
    page.getByRole("heading", { level: 2, name: new RegExp(`^\\d+ résultats pour ${term}$`) }),
  ).toBeVisible();
});

test("on a phone, a menu contains the main links, and Tab follows the visual order into it", async ({
  page,
}) => {
  await page.goto("/");
  await page.setViewportSize({ width: 360, height: 740 });
  const header = page.getByRole("banner");
  const navigation = page.getByRole("navigation", { name: "Navigation principale" });
  await expect(navigation).toBeHidden();
  await header.getByRole("link", { name: "retour à l’accueil" }).focus();
  await page.keyboard.press("Tab");
  await expect(header.getByRole("link", { name: "Rechercher" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(header.getByRole("button", { name: "Menu" })).toBeFocused();
  await page.keyboard.press("Enter");
  expect((await navigation.boundingBox())?.width).toBe(360);
  await page.keyboard.press("Tab");
  await expect(header.getByRole("link", { name: "Puis-je en manger ?" })).toBeFocused();
  await navigation.getByRole("link", { name: "Quiz" }).click();
  await expect(page).toHaveURL("/quiz");
  await expect(navigation).toBeHidden();
});

test("the home page loads no script except one inline line that waits for the search field’s focus", async ({
  request,
}) => {
  const html = await (await request.get("/")).text();
  expect(html).not.toMatch(/<script[^>]* src=|modulepreload/);
  const [own = "", ...others] =
    html.match(/<script(?! type="(?:application\/ld\+json|speculationrules)")[^>]*>.*?<\/script>/g) ?? [];
  expect(others).toEqual([]);
  expect(own).toContain("focusin");
  expect(own.length).toBeLessThan(400);
  expect(html).toContain('"@type":"WebSite"');
});

test("the header's magnifier leads to the search field, ready to type", async ({ page }) => {
  await page.goto("/saisons");
  await page.getByRole("banner").getByRole("link", { name: "Rechercher" }).click();
  await expect(page.getByLabel("Votre question")).toBeFocused();
});
