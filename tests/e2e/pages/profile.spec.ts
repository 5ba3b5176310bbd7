import { audiencePath } from "../../../app/questions/audiences/audience";
import { contents, one, PAGE_SIZE, samples } from "../../support/contents";
import { plain } from "../support/crawl";
import { expect, test } from "../support/fixtures";

test("emergency instructions are an alert with a title, even in forced colors", async ({ page }) => {
  const { slug, emergency } = one(
    contents.profiles,
    "audience with emergency instructions",
    (profile) => profile.emergency,
  );
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(audiencePath(slug));
  const alert = page.getByRole("region", { name: plain(emergency?.title ?? "?") });
  const call = alert.getByRole("heading", { level: 2 }).getByRole("link", { name: "15" });
  await expect(call).toHaveAttribute("href", "tel:15");
  await expect(alert).toHaveCSS("border-left-style", "solid");
  await expect(alert).toHaveCSS("border-left-width", "4px");
});

test("a phone shows the emergency advice first, and each question in one row", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(audiencePath(samples.longAudience.slug));
  const alert = page.getByRole("region", { name: /^En urgence/ });
  expect((await alert.boundingBox())?.y).toBeLessThan(400);
  const anchors = page.getByRole("navigation", { name: "Dans cette page" }).getByRole("link");
  await expect(anchors).toHaveText(["Vocabulaire", "Conseils", "Questions", "Sources"]);
  for (const anchor of await anchors.all()) await expect(anchor).toBeInViewport({ ratio: 1 });
  const questions = page
    .getByRole("region", { name: "Questions fréquentes" })
    .locator("summary")
    .getByRole("heading");
  await expect(questions).toHaveCount(PAGE_SIZE.audience);
  await expect(page.getByRole("main").locator("li[itemprop] > p").filter({ visible: true })).toHaveCount(0);
});
