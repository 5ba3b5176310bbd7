import { expect, test } from "../support/fixtures";

test.use({ isAlone: true });

test("navigation has a view transition only without reduced motion", async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener("pagereveal", ({ viewTransition }) => {
      document.documentElement.dataset["transition"] = String(viewTransition !== null);
    });
  });
  const trail = page.getByRole("navigation", { name: "Fil d’Ariane" });
  for (const [reducedMotion, hasTransition] of [
    ["no-preference", "true"],
    ["reduce", "false"],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto("/a-propos");
    await trail.getByRole("link", { name: "Accueil" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.locator("html")).toHaveAttribute("data-transition", hasTransition);
  }
});
