import { expect, test } from "../support/fixtures";

for (const [reducedMotion, hasTransition] of [
  ["no-preference", "true"],
  ["reduce", "false"],
] as const) {
  test(`navigation has a view transition only without reduced motion: ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      addEventListener("pagereveal", ({ viewTransition }) => {
        document.documentElement.dataset["transition"] = String(viewTransition !== null);
      });
    });
    await page.goto("/a-propos");
    await page
      .getByRole("navigation", { name: "Fil d’Ariane" })
      .getByRole("link", { name: "Accueil" })
      .click();
    await expect(page).toHaveURL("/");
    await expect(page.locator("html")).toHaveAttribute("data-transition", hasTransition);
  });
}
