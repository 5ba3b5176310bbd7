import { samplePaths, samples } from "../../support/contents";
import { expect, test } from "../support/fixtures";

const { question, myth, myths } = samples;
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

test("the page has breadcrumbs and related questions", async ({ page }) => {
  await page.goto(samplePaths.myth);
  const trail = page.getByRole("navigation", { name: "Fil d’Ariane" });
  const ofMyth = myths.subcategories.find(({ id }) => id === myth.subcategoryId);
  await expect(trail.getByRole("link")).toHaveText(["Accueil", myths.name, ofMyth?.name ?? "?"]);
  await expect(trail.locator("[aria-current=page]")).toHaveText(shown(myth.question));
  await expect(page.getByRole("article").getByText(/^Vrai ou faux\s\?$/)).toBeVisible();
  const next = page.getByRole("navigation", { name: "À lire ensuite" }).getByRole("listitem");
  await expect(next).toHaveCount(5);
  await expect(next.first()).toHaveText(/Question$/);
  await next
    .filter({ hasText: /Fiche$/ })
    .getByRole("link")
    .click();
  await expect(page).toHaveURL(/fiches-pratiques/);
});

test("a question that names a person links to the person's list, one on storage to the durations", async ({
  page,
}) => {
  for (const [id, tool, path] of [
    [205, "Enceinte : la liste", "/aliments/pour/enceinte"],
    [404, "Combien de temps ça se garde ?", "/conservation"],
  ] as const) {
    await page.goto(`/question/${id}`);
    const next = page.getByRole("navigation", { name: "À lire ensuite" });
    await expect(next.getByRole("link", { name: tool })).toHaveAttribute("href", path);
  }
});
