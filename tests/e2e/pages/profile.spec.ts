import { audiencePath } from "../../../app/questions/audiences/audience";
import { PAGE_SIZE } from "../../../app/shell/paging";
import { contents, samplePaths, samples } from "../../support/contents";
import { plain } from "../support/crawl";
import { expect, test } from "../support/fixtures";

test("an audience has its editorial content and its questions", async ({ page }) => {
  const { definitions, tips } = samples.audience;
  await page.goto(samplePaths.audience);
  await expect(page.getByRole("region", { name: "Les mots à connaître" }).getByRole("term")).toHaveText(
    definitions.map(({ term }) => plain(term)),
  );
  await expect(
    page.getByRole("region", { name: "Six conseils pratiques" }).getByRole("listitem"),
  ).toHaveCount(tips.length);
  const questions = page.getByRole("region", { name: "Questions fréquentes" });
  await questions.locator("summary").first().click();
  await expect(questions.locator(".answer").first()).toBeVisible();
  await page.getByRole("link", { name: "Tous les profils" }).click();
  await expect(page).toHaveURL("/#audiences");
});

test("an audience with more than 30 questions is paged, with the editorial content on the first page only", async ({
  page,
}) => {
  const { slug } = samples.longAudience;
  await page.goto(audiencePath(slug));
  const questions = page
    .getByRole("region", { name: "Questions fréquentes" })
    .getByRole("heading", { level: 4 });
  const inSection = page.getByRole("region", { name: "Questions fréquentes" });
  const categories = contents.categories.map(({ name }) => plain(name));
  const groups = await inSection.getByRole("heading", { level: 3 }).allInnerTexts();
  expect(groups.length).toBeGreaterThan(1);
  expect(groups).toEqual(categories.filter((name) => groups.includes(name)));
  const ofFirst = await questions.allTextContents();
  expect(ofFirst).toHaveLength(PAGE_SIZE);
  await page.getByRole("link", { name: "Page suivante" }).click();
  await expect(page).toHaveURL(audiencePath(slug, 2));
  await expect(page.getByText(/^Page 2 sur \d+$/)).toBeVisible();
  await expect(page.getByRole("region", { name: "Les mots à connaître" })).toHaveCount(0);
  for (const text of await questions.allTextContents()) expect(ofFirst).not.toContain(text);
  await page.getByRole("link", { name: "Page précédente" }).click();
  await expect(page).toHaveURL(audiencePath(slug));
  await expect(page.getByRole("region", { name: "Les mots à connaître" })).toBeVisible();
});

test("emergency instructions are an alert with a title, even in forced colors", async ({ page }) => {
  for (const { slug, emergency } of contents.profiles) {
    if (!emergency) continue;
    await page.goto(audiencePath(slug));
    const alert = page.getByRole("region", { name: plain(emergency.title) });
    await expect(alert.getByRole("heading", { level: 2 }).getByRole("link", { name: "15" })).toHaveAttribute(
      "href",
      "tel:15",
    );
    await page.emulateMedia({ forcedColors: "active" });
    await expect(alert).toHaveCSS("border-top-style", "solid");
    await expect(alert).toHaveCSS("border-top-width", "2px");
  }
});

test("a phone shows the emergency advice first, and folds all but six questions", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(audiencePath(samples.longAudience.slug));
  const alert = page.getByRole("region", { name: /^En urgence/ });
  if ((await alert.count()) > 0) expect((await alert.boundingBox())?.y).toBeLessThan(400);
  const anchors = page.getByRole("navigation", { name: "Dans cette page" }).getByRole("link");
  await expect(anchors).toHaveText(["Vocabulaire", "Conseils", "Questions", "Sources"]);
  const questions = page
    .getByRole("region", { name: "Questions fréquentes" })
    .locator("summary")
    .getByRole("heading");
  expect(await questions.count()).toBeLessThanOrEqual(6);
  await page.getByText(/^Voir les \d+ autres questions$/).click();
  await expect(questions).toHaveCount(PAGE_SIZE);
});
