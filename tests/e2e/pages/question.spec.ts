import { samplePaths, samples } from "../../support/contents";
import { expect, test } from "../support/fixtures";

const { question } = samples;
const { question: PATH } = samplePaths;

/** A text with plain spaces, as the browser returns it. */
const shown = (text: string) => text.replace(/\s+/g, " ").trim();

test("a list entry links to the question's page, which contains everything in the entry", async ({
  page,
}) => {
  await page.goto(samplePaths.subcategory);
  const item = page.getByRole("group").filter({
    has: page.getByRole("heading", { level: 3, name: shown(question.question) }),
  });
  await item.getByRole("heading", { level: 3 }).click();
  const firstSentence = await item.locator(".answer p").first().innerText();
  await item.getByRole("link", { name: /La page de cette question/ }).click();

  await expect(page).toHaveURL(PATH);
  await expect(page.getByRole("heading", { level: 1, name: shown(question.question) })).toBeVisible();
  const article = page.getByRole("article");
  await expect(article.getByText(firstSentence)).toBeVisible();
  const source = article.locator("details").getByRole("listitem").first();
  await expect(source).toBeHidden();
  await article.getByRole("link", { name: /^\d+\ssources?$/ }).click();
  await expect(source).toBeVisible();
  await expect(
    article
      .getByText(/Vérifié le \d/)
      .first()
      .locator("time"),
  ).toHaveAttribute("datetime", question.reviewed_on);
  await expect(page.getByRole("note")).toContainText(
    "Information générale, ne remplace pas un avis médical. Aucun professionnel de santé n’a relu cette réponse. Niveau",
  );
});

test("a phone shows the shapes of « Non » and « Plutôt » in forced colors too", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/question/205");
  const [ink, ground, ...shapes] = await page.locator(".stacked").evaluate((table) => [
    getComputedStyle(table).color,
    getComputedStyle(document.body).backgroundColor,
    ...["Non", "Plutôt"].map((label) => {
      const cell = table.querySelector(`tbody [data-label^="${label}"]`);
      return cell && getComputedStyle(cell, "::before").backgroundColor;
    }),
  ]);
  expect(ink).not.toBe(ground);
  expect(shapes).toEqual([ink, ink]);
});
