import { readdirSync } from "node:fs";
import { Agent } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { samplePaths, samples } from "../../support/contents";
import { expect, startScripts, STATUS_ERRORS, test } from "../support/fixtures";
import { ask } from "../support/server";

// Most of these tests open no browser.

const URLENCODED = { "Content-Type": "application/x-www-form-urlencoded" };

test("every kind of response has the security headers and a cache policy", async ({ site }) => {
  for (const [method, path] of [
    ["GET", "/a-propos"],
    ["GET", "/a-propos.data"],
    ["GET", "/nulle-part"],
    ["GET", "/QUIZ"],
    ["GET", "/question/201"],
    ["GET", "/favicon.svg"],
    ["GET", "/nulle-part.png"],
    ["GET", "/fiches-pratiques/snacks-sains.pdf"],
    ["GET", "/partage/site/accueil.png"],
    ["GET", "/feed.xml"],
    ["DELETE", "/"],
    ["PUT", "/contact.data"],
    ["POST", "/robots.txt"],
  ] as const) {
    const { status, headers } = await ask(site.url, path, {
      method,
      headers: { "X-Forwarded-Proto": "https" },
    });
    expect(headers, `${method} ${path}`).toMatchObject({
      "content-security-policy": expect.stringMatching(
        /default-src 'none'.*base-uri 'none'.*form-action '(self|none)'.*frame-ancestors 'none'/,
      ),
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "permissions-policy": expect.stringContaining("camera=()"),
      "cross-origin-embedder-policy": "require-corp",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": path.startsWith("/partage/") ? "cross-origin" : "same-origin",
      "strict-transport-security": "max-age=31536000",
      "cache-control": Number(status) >= 400 ? "no-store" : expect.any(String),
    });
    expect(headers, path).not.toHaveProperty("x-powered-by");
    expect(headers["content-security-policy"], path).not.toMatch(/script-src[^;]*'unsafe/);
  }
});

test("a method that a page or file does not accept responds 405 with those it does; what a browser can send, with the error page", async ({
  site,
}) => {
  // Those of each route are in tests/routes/methods.test.ts.
  for (const [method, path, allow] of [
    ["DELETE", "/quiz/3", "GET, HEAD, POST"],
    ["TRACE", "/a-propos", "GET, HEAD"],
    ["POST", "/fiches-pratiques/snacks-sains.pdf", "GET, HEAD"],
  ] as const) {
    const answer = await ask(site.url, path, { method });
    expect(answer, `${method} ${path}`).toMatchObject({ status: 405 });
    expect(answer.headers, `${method} ${path}`).toMatchObject({ allow, "cache-control": "no-store" });
  }
  const options = await ask(site.url, "/contact", { method: "OPTIONS" });
  expect(options).toMatchObject({ status: 204, headers: { allow: "GET, HEAD, POST" } });
  for (const [method, path, allow] of [
    ["POST", samplePaths.category, "GET, HEAD"],
    ["POST", "/nulle-part", "GET, HEAD"],
    ["GET", "/avis", "POST"],
  ] as const) {
    const answer = await ask(site.url, path, { method });
    expect(answer, path).toMatchObject({ status: 405, headers: { allow, "cache-control": "no-store" } });
    expect(answer.html).toContain("Rien n’a été envoyé | FAQ + ALIM");
    expect(answer.html).toMatch(/<h1[^>]*>Rien n’a été envoyé<\/h1>/);
    expect(answer.html).toContain("</footer>");
  }
});

test("every form refuses a cross-site post with an explanation", async ({ site }) => {
  const headers = { ...URLENCODED, "Sec-Fetch-Site": "cross-site" };
  for (const path of ["/contact", "/newsletter", "/newsletter/confirmer?jeton=x", "/avis", "/quiz/1"]) {
    const answer = await ask(site.url, path, { method: "POST", headers, body: "name=a" });
    expect(answer, path).toMatchObject({ status: 403, headers: { "cache-control": "no-store" } });
    expect(answer.html).toContain("<title>Demande refusée | FAQ + ALIM</title>");
    expect(answer.html).toContain("Rien n’a été enregistré");
  }
});

test("a form responds with an explanation to a body that is not its own, and does not block its connection", async ({
  site,
}) => {
  for (const [type, body, status, title] of [
    ["text/plain", "a=1", 415, "Formulaire illisible"],
    [URLENCODED["Content-Type"], "message=1&message=2", 400, "Formulaire illisible"],
    [URLENCODED["Content-Type"], `message=${"a".repeat(3_000_000)}`, 413, "Votre envoi est trop long"],
  ] as const) {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const answer = await ask(site.url, "/contact", {
      ...{ method: "POST", headers: { "Content-Type": type }, agent, body },
    });
    expect(answer).toMatchObject({ status, headers: { "cache-control": "no-store" } });
    expect(answer.html).toContain(`<title>${title} | FAQ + ALIM</title>`);
    expect(answer.html).toMatch(/href="\/contact"[^>]*>Recommencer</);
    expect((await ask(site.url, "/robots.txt", { agent })).status, `after ${status}`).toBe(200);
    agent.destroy();
  }
});

test("other spellings of an address redirect permanently, and unknown parameters are removed", async ({
  site,
}) => {
  for (const [asked, right] of [
    ["/Fiches-Pratiques/Snacks-Sains/?a=B", "/fiches-pratiques/snacks-sains"],
    [`/question/${samples.question.id}-ancien-titre`, samplePaths.question],
    ["//ailleurs.example/", "/ailleurs.example"],
    [`${samplePaths.question}%20%C2%BB,`, samplePaths.question],
    ["/fiches-pratiques/snacks-sains.PDF)", "/fiches-pratiques/snacks-sains.pdf"],
    ["/saisons/ao%C3%BBt", "/saisons/aout"],
    [`/aliments/${samples.food.id}-autre-nom?pour=enceinte`, `${samplePaths.food}?pour=enceinte`],
    [`${samplePaths.category}?tri=vues&page=1`, `${samplePaths.category}?page=1`],
  ] as const) {
    const { status, headers } = await ask(site.url, asked);
    expect([status, headers.location?.replace("?a=B", "")], asked).toEqual([308, right]);
  }
  const tracked = await ask(site.url, `${samplePaths.category}?utm_source=lettre&fbclid=x`);
  expect(tracked).toMatchObject({ status: 200, html: (await ask(site.url, samplePaths.category)).html });
  for (const host of ["[", "a@b", "localhost:99999999"])
    expect((await ask(site.url, "/a-propos", { headers: { Host: host } })).status, host).toBe(200);
  for (const folder of ["/icons", "/ASSETS/", "/icons%2F"])
    expect((await fetch(site.url + folder)).status, folder).toBe(404);
});

test("a page is compressed, and its second response, HEAD and 304 agree with the first", async ({ site }) => {
  const read = async (method: string, path: string, headers = {}) => {
    const answer = await ask(site.url, path, { method, headers: { "Accept-Encoding": "br", ...headers } });
    return { status: answer.status, headers: { ...answer.headers, date: "", "keep-alive": "" } };
  };
  const first = await read("GET", samplePaths.category);
  expect(first).toMatchObject({
    status: 200,
    headers: { "content-encoding": "br", "content-type": "text/html; charset=utf-8" },
  });
  const etag = String(first.headers.etag);
  expect(etag).toMatch(/^"[\w-]+-br"$/);
  expect(await read("GET", samplePaths.category)).toEqual(first);
  expect(await read("HEAD", samplePaths.category)).toEqual(first);
  const known = { "If-None-Match": etag };
  expect((await read("GET", `${samplePaths.category}?utm_source=x`, known)).status).toBe(304);
  expect((await read("GET", samplePaths.subcategory, known)).status).toBe(200);
});

test("what belongs to one visitor is never cached for others", async ({ site }) => {
  const policy = async (path: string) => String((await ask(site.url, path)).headers["cache-control"]);
  for (const path of ["/", samplePaths.untimedQuiz, `${samplePaths.food}?pour=enceinte`])
    expect(await policy(path), path).toMatch(/^public/);
  for (const path of ["/recherche?q=fer", "/aliments?aliment=brie"])
    expect(await policy(path), path).toMatch(/^private/);
  for (const path of [samplePaths.timedQuiz, `${samplePaths.untimedQuiz}?etat=x`])
    expect(await policy(path), path).toBe("no-store");
});

test("prefetching a timed quiz does not start its clock", async ({ site }) => {
  const headers = { "Sec-Purpose": "prefetch;prerender" };
  expect((await ask(site.url, samplePaths.timedQuiz, { headers })).status).toBe(403);
  expect((await ask(site.url, samplePaths.category, { headers })).status).toBe(200);
});

test("the feed, manifest and icons of the head exist and have the right types", async ({ page, site }) => {
  await page.goto("/");
  const links = await page
    .locator("link[rel~=icon], link[rel=manifest], link[rel=alternate], link[rel=apple-touch-icon]")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  expect(links).toHaveLength(5);
  const manifest = await (await fetch(`${site.url}/site.webmanifest`)).text();
  const icons = Array.from(manifest.matchAll(/"src": ?"(.*?)"/g), ([, path = ""]) => path);
  expect(icons.length).toBeGreaterThan(3);
  for (const path of [...links, ...icons]) {
    const response = await fetch(site.url + path);
    expect(response.status, path).toBe(200);
    expect(response.headers.get("Content-Type"), path).toMatch(/^(image\/|application\/(atom|manifest))/);
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

const file = (pattern: RegExp) =>
  `/assets/${readdirSync("build/client/assets").find((name) => pattern.test(name))}`;
const SCRIPT = file(/^packages-.*\.js$/);

test("a script is sent as the build compressed it, and is immutable", async ({ site }) => {
  const plain = await ask(site.url, SCRIPT);
  for (const [encoding, decompress] of [
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ] as const) {
    const { status, headers, bytes } = await ask(site.url, SCRIPT, {
      headers: { "Accept-Encoding": encoding },
    });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      "content-type": "text/javascript; charset=utf-8",
      "content-encoding": encoding,
      "content-length": String(bytes.byteLength),
      "cache-control": "public, max-age=31536000, immutable",
      vary: "Accept-Encoding",
      "x-content-type-options": "nosniff",
    });
    expect(decompress(bytes).equals(plain.bytes)).toBe(true);
  }
  expect(plain.headers).toMatchObject({ vary: "Accept-Encoding" });
  expect(plain.headers).not.toHaveProperty("content-encoding");
  const again = await ask(site.url, SCRIPT, { headers: { "If-None-Match": plain.headers.etag } });
  expect(again).toMatchObject({ status: 304, headers: { vary: "Accept-Encoding" } });
});

test("a file of public/ can change under its name, so it is revalidated after an hour", async ({ site }) => {
  const { status, headers } = await ask(site.url, "/favicon.svg");
  expect([status, headers["cache-control"]]).toEqual([200, "public, max-age=3600"]);
  const again = await ask(site.url, "/favicon.svg", { headers: { "If-None-Match": headers.etag } });
  expect([again.status, again.headers["cache-control"]]).toEqual([304, "public, max-age=3600"]);
  const missing = await ask(site.url, "/assets/zzz.js");
  expect(missing).toMatchObject({ status: 404, headers: { "cache-control": "no-store" } });
  expect(missing.html).toMatch(/<h1[^>]*>Oops! Page not found/);
});
