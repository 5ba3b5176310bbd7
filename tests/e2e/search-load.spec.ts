import { createServer } from "node:http";
import { freePort } from "../free-port";
import { expect, STATUS_ERRORS, test } from "./fixtures";
import { startSite } from "./server";

test.use({ expectedErrors: STATUS_ERRORS });

test("too many searches get a message, with the term still in the field", async ({ page }) => {
  test.setTimeout(120_000);
  const backend = createServer((_, response) => {
    response.setHeader("Content-Type", "application/json");
    response.end("[]");
  });
  const port = await freePort();
  await new Promise<void>((resolve) => backend.listen(port, "127.0.0.1", resolve));
  const site = await startSite({
    SUPABASE_URL: `http://127.0.0.1:${port}`,
    SUPABASE_PUBLISHABLE_KEY: "public",
    SITE_URL: "https://faq-alim.example",
  });
  for (let batch = 0; batch < 6; batch += 1) {
    const searches = Array.from({ length: 20 }, (_, n) =>
      fetch(`${site.url}/recherche.data?q=${batch}+${n}`),
    );
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
  backend.close();
});
