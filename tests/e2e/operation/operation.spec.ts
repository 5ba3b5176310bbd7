import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, startScripts, test } from "../support/fixtures";
import { samplePaths } from "../../support/contents";
import { freePort } from "../../support/free-port";
import { exitCode, spawnSite, temporaryFolder } from "../support/server";

test("invalid settings end the process with one sentence", async () => {
  const site = spawnSite({
    SUPABASE_URL: "https://projet.supabase.co",
    SITE_URL: "https://faq-alim.example",
    PORT: String(await freePort()),
  });
  expect(await exitCode(site.process)).toBe(78);
  expect(site.output().trim()).toBe(
    "Réglages à corriger : SUPABASE_PUBLISHABLE_KEY manque, alors que SUPABASE_URL est donnée.",
  );
});

test("a damaged database ends the process with one sentence", async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder.path, "postgres"));
  writeFileSync(join(folder.path, "postgres", "PG_VERSION"), "17");
  const site = spawnSite({
    DATA_DIR: folder.path,
    SITE_URL: "https://faq-alim.example",
    PORT: String(await freePort()),
  });
  expect(await exitCode(site.process)).toBe(1);
  expect(site.output().trim()).toMatch(/^La base de données du dossier « .+ » ne s’ouvre pas .+DATA_DIR\.$/);
  folder.remove();
});

test("pages are compressed, and revalidated by an ETag of their content", async ({ request }) => {
  const path = samplePaths.category;
  const first = await request.get(path, { headers: { "Accept-Encoding": "br" } });
  const { etag = "", "content-encoding": encoding } = first.headers();
  expect(encoding).toBe("br");
  expect(etag).toMatch(/^"[\w-]+-br"$/);
  const again = await request.get(`${path}?utm_source=x`, {
    headers: { "Accept-Encoding": "br", "If-None-Match": etag },
  });
  expect(again.status()).toBe(304);
  const filtered = await request.get(samplePaths.subcategory, {
    headers: { "Accept-Encoding": "br", "If-None-Match": etag },
  });
  expect(filtered.status()).toBe(200);
});

test("no header names the framework or allows unsafe scripts, and the site's scripts run", async ({
  page,
  request,
}) => {
  const headers = (await request.get("/contact")).headers();
  expect(headers).not.toHaveProperty("x-powered-by");
  expect(headers["content-security-policy"]).not.toContain("unsafe");
  await page.goto(samplePaths.category);
  await startScripts(page);
});
