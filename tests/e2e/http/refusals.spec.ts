import { Agent } from "node:http";
import { ask } from "../support/ask";
import { expect, test } from "../support/fixtures";

for (const [method, path, allowed] of [
  ["DELETE", "/quiz/3", "GET, HEAD, POST"],
  ["PUT", "/contact", "GET, HEAD, POST"],
  ["TRACE", "/a-propos", "GET, HEAD"],
] as const) {
  test(`${method} ${path} responds 405 with the allowed methods`, async ({ site }) => {
    expect(await ask(site.url, path, { method })).toMatchObject({
      status: 405,
      allow: allowed,
      html: "Cette adresse ne prend pas cette méthode.",
    });
  });
}

for (const [method, path, allowed] of [
  ["POST", "/categorie/sport-et-energie", "GET, HEAD"],
  ["POST", "/", "GET, HEAD"],
  ["POST", "/a-propos", "GET, HEAD"],
  ["POST", "/nulle-part", "GET, HEAD"],
  ["GET", "/avis", "POST"],
] as const) {
  test(`${method} ${path}, which a browser can send, responds 405 with the error page`, async ({ site }) => {
    const answer = await ask(site.url, path, { method });
    expect(answer).toMatchObject({ status: 405, allow: allowed, cacheControl: "no-store" });
    expect(answer.html).toContain("Demande refusée | FAQ + ALIM");
    expect(answer.html).toMatch(/<h1[^>]*>Demande refusée<\/h1>/);
    expect(answer.html).toContain("</footer>");
  });
}

test("files, feeds and probes respond 405 to POST, PUT, DELETE and TRACE", async ({ site }) => {
  for (const path of [
    ...["/sitemap.xml", "/feed.xml", "/robots.txt", "/.well-known/security.txt", "/site.webmanifest"],
    ...["/fiches-pratiques/snacks-sains.pdf", "/partage/site/accueil.png?v=1", "/suggestions", "/sante"],
  ]) {
    for (const method of ["POST", "PUT", "DELETE", "TRACE"]) {
      const answer = await ask(site.url, path, { method });
      expect(answer, `${method} ${path}`).toMatchObject({
        status: 405,
        allow: "GET, HEAD",
        cacheControl: "no-store",
      });
    }
  }
});

test("a body that is refused unread does not block its connection", async ({ site }) => {
  const body = `name=${"a".repeat(3_000_000)}`;
  for (const [path, status, headers] of [
    ["/contact", 413, { "Content-Type": "application/x-www-form-urlencoded" }],
    [
      "/contact",
      413,
      { "Content-Type": "application/x-www-form-urlencoded", "Transfer-Encoding": "chunked" },
    ],
    ["/contact", 415, { "Content-Type": "text/plain" }],
    ["/contact", 403, { "Sec-Fetch-Site": "cross-site" }],
    ["/a-propos", 405, {}],
    ["/robots.txt", 405, {}],
    ["/newsletter", 413, { "Content-Type": "application/x-www-form-urlencoded" }],
  ] as const) {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const refused = await ask(site.url, path, { method: "POST", headers, agent, body });
    expect(refused.status, path).toBe(status);
    expect((await ask(site.url, "/robots.txt", { agent })).status, `after ${status}`).toBe(200);
    agent.destroy();
  }
});

for (const [path, field] of [
  ["/contact", "message"],
  ["/newsletter", "email"],
  ["/quiz/1", "etat"],
] as const) {
  test(`${path} responds with an explanation to a body that is not its form`, async ({ site }) => {
    for (const [type, body, status, title] of [
      ["text/plain", "a=1", 415, "Formulaire illisible"],
      ["application/x-www-form-urlencoded", `${field}=1&${field}=2`, 400, "Formulaire illisible"],
      [
        "application/x-www-form-urlencoded",
        `${field}=${"é".repeat(60_000)}`,
        413,
        "Votre envoi est trop long",
      ],
    ] as const) {
      const headers = { "Content-Type": type };
      const answer = await ask(site.url, path, { method: "POST", headers, body });
      expect(answer).toMatchObject({ status, cacheControl: "no-store" });
      expect(answer.html).toContain(`<title>${title} | FAQ + ALIM</title>`);
      expect(answer.html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
      expect(answer.html).toMatch(new RegExp(`href="${path}"[^>]*>Recommencer<`));
      expect(answer.html).toContain("</footer>");
    }
  });
}
