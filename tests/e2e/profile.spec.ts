import { audiencePath } from "../../app/domain/faq/audience";
import { PAGE_SIZE } from "../../app/domain/faq/list-page";
import { samplePaths, samples } from "../contents";
import { plain } from "./crawl";
import { expect, test } from "./fixtures";

test("a profile has its editorial content and its questions", async ({ page }) => {
  const { definitions, tips } = samples.profile;
  await page.goto(samplePaths.profile);
  await expect(page.getByRole("region", { name: "Les mots à connaître" }).getByRole("term")).toHaveText(
    definitions.map(({ term }) => plain(term)),
  );
  await expect(
    page.getByRole("region", { name: "Six conseils pratiques" }).getByRole("listitem"),
  ).toHaveCount(tips.length);
  const questions = page.getByRole("region", { name: "Questions fréquentes" });
  await questions.getByRole("heading", { level: 3 }).first().click();
  await expect(questions.locator(".answer").first()).toBeVisible();
  await page.getByRole("link", { name: "Tous les profils" }).click();
  await expect(page).toHaveURL("/#audiences");
});

test("a profile of more than 30 questions is paged, with what stands above the list on the first page", async ({
  page,
}) => {
  const { slug } = samples.longProfile;
  await page.goto(audiencePath(slug));
  const questions = page
    .getByRole("region", { name: "Questions fréquentes" })
    .getByRole("heading", { level: 3 });
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
