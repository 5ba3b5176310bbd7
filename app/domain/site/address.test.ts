import fc from "fast-check";
import { expect, it } from "vitest";
import { canonicalPath } from "./address";

it.each([
  ["/quiz/", "/quiz"],
  ["/Quiz", "/quiz"],
  ["/CATEGORIE/Sport-Et-Energie/", "/categorie/sport-et-energie"],
  ["/fiches-pratiques//a", "/fiches-pratiques/a"],
  ["//ailleurs.example/", "/ailleurs.example"],
  ["//", "/"],
  ["/%C3%89/A", "/%C3%89/a"],
])("%s becomes %s", (path, canonical) => expect(canonicalPath(path)).toBe(canonical));

it.each(["/", "/quiz/3", "/%C3%89", "/%2F", "/.well-known/security.txt"])("%s is canonical", (path) => {
  expect(canonicalPath(path)).toBeNull();
});

it("the result is always a canonical path of this site", () => {
  fc.assert(
    fc.property(fc.webPath(), (path) => {
      const canonical = canonicalPath(`/${path}`) ?? "/";
      expect(canonical).toMatch(/^\/(?!\/)/);
      expect(canonicalPath(canonical)).toBeNull();
    }),
  );
});
