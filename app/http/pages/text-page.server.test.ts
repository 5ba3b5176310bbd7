import type { IncomingHttpHeaders } from "node:http";
import { expect, it } from "vitest";
import { findCachedPage, notePurges, purgePages } from "./page-cache.server";
import { textPage } from "./text-page.server";

/** A request that arrives now. */
function arrive(path: string): Request {
  const headers: IncomingHttpHeaders = {};
  notePurges({ headers });
  const sent = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
  return new Request(`http://site.test${path}`, { headers: sent });
}

const respond = (request: Request) => textPage(request, { "Content-Type": "text/plain" }, () => "Bonjour");

it("a text is cached, unless a purge happened after its request arrived", async () => {
  const early = arrive("/texte.md");
  purgePages();
  expect(await (await respond(early)).text()).toBe("Bonjour");
  expect(findCachedPage("/texte.md")).toBeNull();
  await respond(arrive("/texte.md"));
  expect(findCachedPage("/texte.md")).not.toBeNull();
});
