import { samplePaths, samples } from "../../support/contents";
import { ask } from "../support/ask";
import { answerNothing, startEmptyBackend } from "../support/empty-backend";
import { expect, startScripts, STATUS_ERRORS, test } from "../support/fixtures";
import { startSite } from "../support/server";

for (const [asked, right] of [
  ["/quiz/", "/quiz"],
  ["/Fiches-Pratiques/Snacks-Sains?a=B", "/fiches-pratiques/snacks-sains?a=B"],
  ["//ailleurs.example/", "/ailleurs.example"],
  [`/question/${samples.question.id}/`, samplePaths.question],
  ["/SITEMAP.XML", "/sitemap.xml"],
  ["/contact)?a=%29", "/contact?a=%29"],
  ["/categorie/sport-et-energie.", "/categorie/sport-et-energie"],
  [`${samplePaths.question}%20%C2%BB,`, samplePaths.question],
  ["/quiz/3.?question=1", "/quiz/3?question=1"],
  ["/recherche).?q=fer)", "/recherche?q=fer)"],
  ["/sitemap.xml;", "/sitemap.xml"],
  ["/fiches-pratiques/snacks-sains.pdf%3E", "/fiches-pratiques/snacks-sains.pdf"],
  ["/fiches-pratiques/snacks-sains.md:", "/fiches-pratiques/snacks-sains.md"],
  ["/aliments/pour/enceinte.pdf)", "/aliments/pour/enceinte.pdf"],
  ["/partage/theme/sport-et-energie.png)?v=1", "/partage/theme/sport-et-energie.png?v=1"],
  ["/favicon.ico.", "/favicon.ico"],
  ["/saisons/ao%C3%BBt", "/saisons/aout"],
  ["/saisons/D%C3%89CEMBRE)?a=b", "/saisons/d%C3%89cembre?a=b"],
  ["/saisons/d%C3%89cembre?a=b", "/saisons/decembre?a=b"],
  ["/saisons/11", "/saisons/novembre"],
  ["/fiches-pratiques/snacks-sains.PDF?v=1", "/fiches-pratiques/snacks-sains.pdf?v=1"],
] as const) {
  test(`${asked} redirects permanently to ${right}`, async ({ site }) => {
    const response = await fetch(site.url + asked, { redirect: "manual" });
    expect(response.status).toBe(308);
    expect(response.headers.get("Location")).toBe(right);
  });
}

test("a folder of files responds 404", async ({ site }) => {
  for (const path of ["/icons", "/icons/", "/assets", "/ASSETS/", "/icons%2F"]) {
    const response = await fetch(site.url + path);
    expect(response.status, path).toBe(404);
    expect(await response.text(), path).toContain("Oops! Page not found");
  }
});

test.describe("a missing page", () => {
  test.use({ expectedErrors: STATUS_ERRORS });

  test("logs its path once, even after its scripts start", async ({ page }) => {
    const logged: string[] = [];
    page.on("console", (message) => logged.push(message.text()));
    await page.goto("/nulle-part");
    await expect.poll(() => logged).toContain("404 /nulle-part");
    await startScripts(page);
    expect(logged.filter((text) => text.startsWith("404"))).toEqual(["404 /nulle-part"]);
  });
});

test("equivalent spellings of a URL return the same page and data", async ({ site }) => {
  for (const path of ["/%61-propos", "http://ailleurs.example/a-propos", "/a-propos?_data=root"]) {
    const answer = await ask(site.url, path);
    expect(answer.status, path).toBe(200);
    expect(answer.html, path).toMatch(/<link rel="canonical" href="[^"]+\/a-propos"/);
  }
  expect((await ask(site.url, "/%61-propos.data")).status).toBe(200);
  expect(await ask(site.url, "/nulle-part.data")).toMatchObject({ status: 404, cacheControl: "no-store" });
  expect((await ask(site.url, "*", { method: "OPTIONS" })).status).toBeLessThan(500);
});

test("an invalid Host header is ignored", async ({ site }) => {
  for (const host of ["a b", "[", "%", "a@b", "a?b", "localhost:99999999"]) {
    for (const name of ["Host", "X-Forwarded-Host"]) {
      const headers = { [name]: host };
      const answer = await ask(site.url, "/a-propos", { headers });
      expect(answer.status, JSON.stringify(headers)).toBe(200);
      expect(answer.html).toContain(`${samples.aboutPage.title}</h1>`);
    }
  }
});

test("the feed, manifest and icons of the head exist and have the right types", async ({ page, site }) => {
  await page.goto("/");
  const links = await page
    .locator("link[rel~=icon], link[rel=manifest], link[rel=alternate], link[rel=apple-touch-icon]")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  expect(links).toHaveLength(5);
  const manifest = await (await fetch(`${site.url}/site.webmanifest`)).text();
  const icons = Array.from(manifest.matchAll(/"src":"(.*?)"/g), ([, path = ""]) => path);
  expect(icons.length).toBeGreaterThan(3);
  for (const path of [...links, ...icons]) {
    const response = await fetch(site.url + path);
    expect(response.status, path).toBe(200);
    expect(response.headers.get("Content-Type"), path).toMatch(/^(image\/|application\/(atom|manifest))/);
  }
});

test.describe("with another backend", () => {
  test.use({ expectedErrors: STATUS_ERRORS });
  test("the URL of withdrawn content responds 410, in the site's layout", async ({ page }) => {
    const backend = await startEmptyBackend((request, response) => {
      if (!request.url?.includes("/rpc/faqalim_withdrawn")) return answerNothing(request, response);
      response.setHeader("Content-Type", "application/json").end('{"faqs":[201],"quizzes":[3],"foods":[]}');
    });
    const site = await startSite(backend.settings);
    for (const [path, title, link, target] of [
      ["/question/201-x", "Page retirée", "Chercher une question", "/recherche"],
      ["/quiz/3", "Quiz introuvable", "Retour aux quiz", "/quiz"],
    ] as const) {
      const response = await page.goto(site.url + path);
      expect(response?.status()).toBe(410);
      // The 410 must be cacheable, so that it replaces the page in shared caches. With `no-store`, they would keep the old
      // page.
      expect(response?.headers()["cache-control"]).toBe("public, max-age=0, s-maxage=60");
      await expect(page).toHaveTitle(`${title} | FAQ + ALIM`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await expect(page.getByRole("main").getByRole("link", { name: link })).toHaveAttribute("href", target);
      await expect(page.getByRole("contentinfo")).toBeVisible();
    }
    await site.stop();
    backend.server.close();
  });

  test("in a process that could not load its contents, pages respond 503 with Retry-After", async ({
    page,
    siteWithoutBackend: site,
  }) => {
    const quiz = "/quiz/999999?question=2&etat=x";
    for (const [path, title] of [
      ["/question/999999-x", "Service indisponible"],
      [quiz, "Le quiz est indisponible"],
    ] as const) {
      const response = await page.goto(site.url + path);
      expect(response?.status(), path).toBe(503);
      expect(Number(response?.headers()["retry-after"]), path).toBeGreaterThan(0);
      await expect(page).toHaveTitle(`${title} | FAQ + ALIM`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await expect(page.getByRole("contentinfo")).toBeVisible();
    }
    await expect(page.getByRole("link", { name: "Réessayer" })).toHaveAttribute("href", quiz);
    for (const path of ["/sitemap.xml", "/feed.xml"]) {
      const response = await fetch(site.url + path);
      expect([response.status, response.headers.get("Cache-Control")], path).toEqual([503, "no-store"]);
    }
  });
});
