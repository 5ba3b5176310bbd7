import { samplePaths } from "../../support/contents";
import { expect, startScripts, test } from "../support/fixtures";

test("the browser stores only scroll positions, as the privacy page states", async ({ page, context }) => {
  await page.goto(samplePaths.category);
  await startScripts(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact");
  await page.goto("/quiz");
  await page.goto(samplePaths.question);
  await page.goto("/politique-confidentialite");
  await expect(page.getByRole("main")).toContainText("où vous en étiez dans chaque page");
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }))).toEqual([
    "positions",
  ]);
  const positions = await page.evaluate(() => sessionStorage.getItem("positions"));
  expect(positions).toMatch(/^\{("[\w/]+":[\d.]+,?)+\}$/);
});
