import { request as httpRequest } from "node:http";
import { ask } from "../support/ask";
import { expect, test } from "../support/fixtures";

/** Sends a request with the method and path unchanged; returns the response's headers. */
async function headersOf(origin: string, method: string, path: string, sent: Record<string, string> = {}) {
  const { hostname, port } = new URL(origin);
  return new Promise<Record<string, string | string[] | undefined>>((resolve, reject) => {
    httpRequest({ hostname, port, path, method, headers: sent }, (response) => {
      response.resume();
      response.on("end", () => resolve({ ...response.headers, status: String(response.statusCode) }));
    })
      .on("error", reject)
      .end();
  });
}

for (const [kind, method, path] of [
  ["a page", "GET", "/a-propos"],
  ["a page's data", "GET", "/a-propos.data"],
  ["a missing page", "GET", "/nulle-part"],
  ["a redirect to another spelling", "GET", "/QUIZ"],
  ["a loader's redirect", "GET", "/question/201"],
  ["a file", "GET", "/favicon.svg"],
  ["a missing file", "GET", "/nulle-part.png"],
  ["a PDF file", "GET", "/fiches-pratiques/snacks-sains.pdf"],
  ["a share image", "GET", "/partage/site/accueil.png"],
  ["a missing share image", "GET", "/partage/site/autre.png"],
  ["the feed", "GET", "/feed.xml"],
  ["a missing part of the site map", "GET", "/sitemap.xml?partie=9"],
  ["a refused method", "DELETE", "/"],
  ["a refused method on data", "PUT", "/contact.data"],
  ["a refused post", "POST", "/robots.txt"],
] as const) {
  test(`${kind} has the security headers and a cache policy`, async ({ site }) => {
    const headers = await headersOf(site.url, method, path, { "X-Forwarded-Proto": "https" });
    expect(headers).toMatchObject({
      "content-security-policy": expect.stringMatching(/default-src 'none'.*frame-ancestors 'none'/),
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "permissions-policy": expect.stringContaining("camera=()"),
      "cross-origin-embedder-policy": "require-corp",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": kind === "a share image" ? "cross-origin" : "same-origin",
      "strict-transport-security": "max-age=31536000",
      "cache-control": Number(headers["status"]) >= 400 ? "no-store" : expect.any(String),
    });
  });
}

test("a method that a form does not accept responds 405, also at the form's `.data` URL", async ({
  site,
}) => {
  for (const [method, path] of [
    ["DELETE", "/newsletter/desinscrire.data?jeton=x"],
    ["PATCH", "/newsletter/confirmer.data?jeton=x"],
    ["PUT", "/contact.data"],
    ["POST", "/a-propos.data"],
  ] as const) {
    expect(await ask(site.url, path, { method }), `${method} ${path}`).toMatchObject({
      status: 405,
      cacheControl: "no-store",
    });
  }
});

test("HEAD of a page's data responds like GET, even from another origin", async ({ site }) => {
  for (const path of ["/contact.data", "/a-propos.data", "/newsletter/desinscrire.data?jeton=x"]) {
    const get = await headersOf(site.url, "GET", path);
    const head = await headersOf(site.url, "HEAD", path, { Origin: "https://ailleurs.example" });
    expect(head["status"], path).toBe(get["status"]);
  }
});

test("OPTIONS returns the methods of a page", async ({ site }) => {
  expect(await headersOf(site.url, "OPTIONS", "/contact")).toMatchObject({
    status: "204",
    allow: "GET, HEAD, POST",
  });
});

test("every form refuses a cross-site post with an explanation", async ({ site }) => {
  const urlencoded = { "Content-Type": "application/x-www-form-urlencoded" };
  const senders: Record<string, string>[] = [
    { "Sec-Fetch-Site": "cross-site" },
    { Origin: "https://ailleurs.example" },
  ];
  for (const path of ["/contact", "/newsletter", "/avis", "/quiz/1"]) {
    for (const headers of senders) {
      const posted = { method: "POST", headers: { ...urlencoded, ...headers }, body: "name=a" };
      const answer = await ask(site.url, path, posted);
      expect(answer, path).toMatchObject({ status: 403, cacheControl: "no-store" });
      expect(answer.html).toContain("<title>Demande refusée | FAQ + ALIM</title>");
      expect(answer.html).toContain("Rien n’a été enregistré");
    }
  }
  for (const path of ["/newsletter/confirmer?jeton=x", "/newsletter/desinscrire?jeton=x"]) {
    const headers = { ...urlencoded, "Sec-Fetch-Site": "cross-site" };
    expect((await ask(site.url, path, { method: "POST", headers, body: "a=b" })).status, path).toBe(403);
  }
});

test("a redirect removes an unknown query parameter; a tracking parameter is ignored", async ({ site }) => {
  const dropped = await ask(site.url, "/categorie/sport-et-energie?tri=vues&page=1");
  expect(dropped).toMatchObject({ status: 308, location: "/categorie/sport-et-energie?page=1" });
  const page = await ask(site.url, "/categorie/sport-et-energie");
  const tracked = await ask(site.url, "/categorie/sport-et-energie?utm_source=lettre&fbclid=x");
  expect(tracked).toEqual(page);
});

test("a cached page has the headers of the first response", async ({ site }) => {
  const path = "/a-propos";
  const read = async (method: string, address: string): Promise<Record<string, unknown>> => {
    const headers = await headersOf(site.url, method, address);
    return { ...headers, date: "", "keep-alive": "" };
  };
  const made = await read("GET", path);
  expect(made).toMatchObject({ status: "200", "content-type": "text/html; charset=utf-8" });
  expect(await read("GET", path)).toEqual(made);
  expect(await read("HEAD", path)).toEqual(made);
  const known = await headersOf(site.url, "GET", path, { "If-None-Match": String(made["etag"]) });
  expect(known["status"]).toBe("304");
  expect((await ask(site.url, path, { method: "DELETE" })).status).toBe(405);
});
