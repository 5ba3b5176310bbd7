import { Agent } from "node:http";
import { ask } from "./ask";
import { expect, test } from "./fixtures";

test.skip(({ javaScriptEnabled }) => !javaScriptEnabled);

for (const [method, path, allowed] of [
  ["POST", "/categorie/sport-et-energie", "GET, HEAD"],
  ["POST", "/", "GET, HEAD"],
  ["DELETE", "/quiz/3", "GET, HEAD, POST"],
  ["PUT", "/contact", "GET, HEAD, POST"],
  ["TRACE", "/a-propos", "GET, HEAD"],
] as const) {
  test(`${method} ${path} is refused, with what is taken instead`, async ({ site }) => {
    const answer = await ask(site.url, path, { method });
    expect(answer).toMatchObject({ status: 405, allow: allowed });
    expect(answer.html).toContain("Demande refusée | FAQ + ALIM");
    expect(answer.html).toMatch(/<h1[^>]*>Demande refusée<\/h1>/);
    expect(answer.html).toContain("</footer>");
  });
}

test("what is not a page refuses what it is sent, too", async ({ site }) => {
  for (const path of [
    ...["/sitemap.xml", "/feed.xml", "/robots.txt", "/.well-known/security.txt", "/site.webmanifest"],
    ...["/fiches-pratiques/snacks-sains.pdf", "/partage/site/accueil.png?v=1"],
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

test("what is refused unread leaves its connection free for the next request", async ({ site }) => {
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

test("a quiz is not called lost when what it was sent is no form", async ({ site }) => {
  for (const [type, body, status] of [
    ["text/plain", "reponse=1", 415],
    ["application/x-www-form-urlencoded", "reponse=1&reponse=2", 400],
    ["application/x-www-form-urlencoded", `etat=${"a".repeat(110_000)}`, 413],
  ] as const) {
    const answer = await ask(site.url, "/quiz/1", {
      method: "POST",
      headers: { "Content-Type": type },
      body,
    });
    expect(answer).toMatchObject({ status, html: expect.not.stringContaining("Quiz introuvable") });
    expect(answer.html).toMatch(/<h1[^>]*>(Formulaire illisible|Votre envoi est trop long)/);
  }
});
