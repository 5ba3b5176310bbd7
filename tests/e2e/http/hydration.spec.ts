import { expect, startScripts, test } from "../support/fixtures";

test("a click during hydration causes no error", async ({ page }) => {
  // React listens to clicks as soon as hydration starts, but renders in a later task.
  await page.addInitScript(() => {
    const listen = document.addEventListener.bind(document);
    let isFirst = true;
    document.addEventListener = (...args: Parameters<typeof listen>) => {
      listen(...args);
      if (args[0] !== "click" || !isFirst) return;
      isFirst = false;
      queueMicrotask(() => {
        document.querySelector("h1")?.click();
        document.documentElement.dataset["clicked"] = "";
      });
    };
  });
  await page.goto("/contact");
  await startScripts(page);
  await expect(page.locator("html[data-clicked]")).toHaveCount(1);
});
