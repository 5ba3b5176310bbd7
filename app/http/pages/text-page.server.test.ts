import { expect, it } from "vitest";
import { findCachedPage } from "./page-cache.server";
import { textPage } from "./text-page.server";

it("a text is cached like a page", async () => {
  const request = new Request("http://site.test/texte.md");
  const response = await textPage(request, { "Content-Type": "text/plain" }, () => "Bonjour");
  expect(await response.text()).toBe("Bonjour");
  expect(findCachedPage("/texte.md")).not.toBeNull();
});
