import { expect, STATUS_ERRORS } from "../support/fixtures";
import { test } from "../support/mail-site";

test.use({ expectedErrors: STATUS_ERRORS });

// Each test of this site has a different client address, so the limit concerns no other test.
test("too many searches show a message, and the term stays in the field", async ({ page, request }) => {
  for (let n = 0; n < 120; n += 1) expect((await request.get(`/recherche.data?q=z${n}`)).status()).toBe(200);
  await page.goto("/recherche");
  await page.getByRole("searchbox").fill("fer");
  await page.getByRole("button", { name: "Rechercher" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Trop de recherches à la fois" })).toBeVisible();
  await expect(page).toHaveTitle("Trop de recherches à la fois | FAQ + ALIM");
  await expect(page.getByRole("searchbox")).toHaveValue("fer");
  const again = await request.get(page.url());
  expect(again.status()).toBe(429);
  expect(Number(again.headers()["retry-after"])).toBeGreaterThan(0);
});
