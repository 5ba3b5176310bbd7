import { expect, test } from "./fixtures";

test("a list item leads to the question's page, which has all that the item has", async ({ page }) => {
  await page.goto("/categorie/sante-et-ages-de-la-vie?sous-categorie=vitamines-et-mineraux");
  await page.getByRole("heading", { level: 3, name: "Quels aliments pour le fer" }).click();
  const item = page.getByRole("group").filter({ hasText: "Quels aliments pour le fer" });
  const firstSentence = await item.locator(".answer p").first().innerText();
  await item.getByRole("link", { name: /La page de cette question/ }).click();

  await expect(page).toHaveURL("/question/201-quels-aliments-pour-le-fer");
  await expect(page.getByRole("heading", { level: 1, name: "Quels aliments pour le fer" })).toBeVisible();
  const article = page.getByRole("article");
  await expect(article.getByText(firstSentence)).toBeVisible();
  await expect(article.getByText(/^Sources?$/)).toBeVisible();
  await expect(article.getByText(/Vérifié le 21 novembre 2026/)).toBeVisible();
  await expect(page.getByRole("note")).toHaveText("Information générale, ne remplace pas un avis médical");
});

test("the page says where it is and what to read next", async ({ page }) => {
  await page.goto("/question/713-le-pain-fait-grossir");
  const trail = page.getByRole("navigation", { name: "Fil d’Ariane" });
  await expect(trail.getByRole("link")).toHaveText([
    "Accueil",
    "Mythes et idées reçues",
    "Minceur et régimes",
  ]);
  await expect(trail.locator("[aria-current=page]")).toHaveText(/Le pain fait grossir/);
  await expect(page.getByText("Idée reçue", { exact: true })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Questions voisines" }).getByRole("link")).toHaveCount(6);
  await expect(page.getByRole("navigation", { name: "Testez-vous" }).getByRole("link").first()).toBeVisible();
  await page.getByRole("navigation", { name: "Pour aller plus loin" }).getByRole("link").first().click();
  await expect(page).toHaveURL(/fiches-pratiques/);
});

test("an old address leads to the right one, and the subcategory's list to the page again", async ({
  page,
}) => {
  await page.goto("/question/201-ancien-titre");
  await expect(page).toHaveURL("/question/201-quels-aliments-pour-le-fer");
  await page
    .getByRole("navigation", { name: "Fil d’Ariane" })
    .getByRole("link", { name: "Vitamines et minéraux" })
    .click();
  await expect(page).toHaveURL("/categorie/sante-et-ages-de-la-vie?sous-categorie=vitamines-et-mineraux");
});

test("the page ships no script, also when it is reached from a page that does", async ({ request }) => {
  const html = await (await request.get("/question/201-quels-aliments-pour-le-fer")).text();
  expect(html).not.toMatch(/<script(?! type="application\/ld\+json")/);
});

test("a list opens the item that the address names", async ({ page }) => {
  await page.goto("/categorie/sante-et-ages-de-la-vie#question-201");
  await expect(page.locator("#question-201 .answer")).toBeVisible();
});
