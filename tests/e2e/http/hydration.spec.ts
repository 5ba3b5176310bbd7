import { expect, test } from "../support/fixtures";

test.skip(({ javaScriptEnabled }) => !javaScriptEnabled);

test("a click during hydration causes no error", async ({ page }) => {
  // React listens to clicks from the moment that it is given the page; it renders in a later task.
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
  // The form leaves checking to the server once it is hydrated.
  await expect(page.getByRole("main").locator("form")).toHaveAttribute("novalidate");
  await expect(page.locator("html[data-clicked]")).toHaveCount(1);
});
