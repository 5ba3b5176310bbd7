import { startEmptyBackend } from "../support/empty-backend";
import { expect, STATUS_ERRORS, test } from "../support/fixtures";
import { startSite } from "../support/server";

test.use({ expectedErrors: STATUS_ERRORS });

test("too many searches show a message, and the term stays in the field", async ({ page }) => {
  test.setTimeout(120_000);
  const backend = await startEmptyBackend();
  const site = await startSite(backend.settings);
  // Send small batches, because on a busy machine longer waits would count as a backend outage.
  for (let batch = 0; batch < 24; batch += 1) {
    const searches = Array.from({ length: 5 }, (_, n) => fetch(`${site.url}/recherche.data?q=${batch}+${n}`));
    for (const { status } of await Promise.all(searches)) expect(status).toBe(200);
  }
  await page.goto(`${site.url}/recherche`);
  await page.getByRole("searchbox").fill("fer");
  await page.getByRole("button", { name: "Rechercher" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Trop de recherches à la fois" })).toBeVisible();
  await expect(page).toHaveTitle("Trop de recherches à la fois | FAQ + ALIM");
  await expect(page.getByRole("searchbox")).toHaveValue("fer");
  const again = await fetch(page.url());
  expect(again.status).toBe(429);
  expect(Number(again.headers.get("Retry-After"))).toBeGreaterThan(0);
  await site.stop();
  backend.server.close();
});
