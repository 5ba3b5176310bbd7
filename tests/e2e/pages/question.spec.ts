import { samplePaths, samples } from "../../support/contents";
import { BOTH, expect, test } from "../support/fixtures";

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
  await expect(page.getByRole("note")).toHaveText(
    /^Aucun professionnel de santé n’a relu cette réponse\. Niveau/,
  );
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("ne remplace pas un avis médical").filter({ visible: true })).toHaveCount(1);
});

test(
  "below a table « Non », « Plutôt » one looks up another food for the person that the question names",
  BOTH,
  async ({ page }) => {
    await page.goto("/question/205");
    const foot = page.getByRole("complementary").filter({ hasText: "Un autre aliment, enceinte" });
    await expect(foot.getByRole("link", { name: /^La liste complète, \d+ aliments$/ })).toHaveAttribute(
      "href",
      "/aliments/pour/enceinte",
    );
    await foot.getByRole("textbox").fill("tofu");
    await foot.getByRole("button", { name: "Chercher" }).click();
    await expect(page).toHaveURL(/pour=enceinte/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(/tofu|Puis-je/i);
  },
);

test("a table « Non », « Plutôt » shows its shapes in forced colors too, and is in two columns on a wide screen", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/question/205");
  const avoided = page.getByRole("cell", { name: /^À éviter : Viande crue/ });
  const instead = page.getByRole("cell", { name: /^À la place : Viande et poulet/ });
  const [ink, ...shapes] = await page.locator(".swaps").evaluate((table) => [
    getComputedStyle(table).color,
    ...["rect", "circle"].map((shape) => {
      const drawn = table.querySelector(`td ${shape}`);
      return drawn && getComputedStyle(drawn).fill;
    }),
  ]);
  expect(shapes).toEqual([ink, ink]);
  const top = async (cell: typeof avoided) => (await cell.boundingBox())?.y ?? NaN;
  expect(await top(instead)).toBeGreaterThan(await top(avoided));
  await page.setViewportSize({ width: 1280, height: 900 });
  expect(await top(instead)).toBe(await top(avoided));
});
