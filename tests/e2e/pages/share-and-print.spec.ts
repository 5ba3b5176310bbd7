import { samplePaths } from "../../support/contents";
import { BOTH, expect, startScripts, test } from "../support/fixtures";

test("the share and print buttons appear only with JavaScript", BOTH, async ({ page, javaScriptEnabled }) => {
  await page.goto(samplePaths.question);
  for (const name of ["Copier le lien", "Imprimer"]) {
    const button = page.getByRole("button", { name });
    await (javaScriptEnabled ? expect(button).toBeVisible() : expect(button).toBeHidden());
  }
});

test("copying is announced, and copies the address without its parameters", async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`${samplePaths.guide}?utm_source=lettre`);
  await page.getByRole("button", { name: "Copier le lien" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Lien copié" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(baseURL + samplePaths.guide);
});

test("the share and print buttons work after client-side navigation", async ({ page, context, baseURL }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/fiches-pratiques");
  await startScripts(page);
  await page.evaluate(() => (document.documentElement.dataset["same"] = ""));
  await page.locator(`a[href="${samplePaths.guide}"]`).click();
  await page.getByRole("button", { name: "Copier le lien" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Lien copié" })).toBeVisible();
  await expect(page.locator("html[data-same]")).toHaveCount(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    baseURL + new URL(page.url()).pathname,
  );
});

test.describe("in a browser of another kind", () => {
  test.use({ isAlone: true });

  test("the share button opens the share sheet with the page's title and URL", async ({ page, baseURL }) => {
    await page.addInitScript(() => {
      const share = (data: ShareData) => {
        document.documentElement.dataset["shared"] = `${data.title} ${data.url}`;
        return Promise.reject(new DOMException("", "AbortError"));
      };
      Object.defineProperty(navigator, "share", { value: share });
    });
    await page.goto(samplePaths.guide);
    await page.getByRole("button", { name: "Partager" }).click();
    const shared = `${await page.title()} ${baseURL}${samplePaths.guide}`;
    await expect(page.locator("html")).toHaveAttribute("data-shared", shared);
  });

  test("the print button opens the print dialog; without a clipboard the URL is selected, and without a share sheet there is no share button", async ({
    page,
    baseURL,
  }) => {
    await page.addInitScript(() => {
      window.print = () => (document.documentElement.dataset["printed"] = "");
      for (const name of ["share", "clipboard"]) Object.defineProperty(navigator, name, { value: undefined });
    });
    await page.goto(samplePaths.question);
    await page.getByRole("button", { name: "Imprimer" }).click();
    await expect(page.getByRole("button", { name: "Partager" })).toBeHidden();
    await expect(page.locator("html[data-printed]")).toHaveCount(1);
    await page.getByRole("button", { name: "Copier le lien" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Copiez l’adresse" })).toBeVisible();
    const field = page.getByRole("textbox", { name: "L’adresse de cette page" });
    await expect(field).toHaveValue(baseURL + samplePaths.question);
    await expect(field).toBeFocused();
  });
});
