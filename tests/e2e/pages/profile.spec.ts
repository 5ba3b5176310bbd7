import { audiencePath } from "../../../app/questions/audiences/audience";
import { PAGE_SIZE } from "../../../app/shell/paging";
import { contents, one, samples } from "../../support/contents";
import { plain } from "../support/crawl";
import { expect, test } from "../support/fixtures";

test("emergency instructions are an alert with a title, even in forced colors", async ({ page }) => {
  const { slug, emergency } = one(
    contents.profiles.filter((profile) => profile.emergency),
    "audience with emergency instructions",
  );
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(audiencePath(slug));
  const alert = page.getByRole("region", { name: plain(emergency?.title ?? "?") });
  const call = alert.getByRole("heading", { level: 2 }).getByRole("link", { name: "15" });
  await expect(call).toHaveAttribute("href", "tel:15");
  await expect(alert).toHaveCSS("border-top-style", "solid");
  await expect(alert).toHaveCSS("border-top-width", "2px");
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
