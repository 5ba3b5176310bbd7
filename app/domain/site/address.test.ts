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
])("%s is %s", (path, right) => expect(canonicalPath(path)).toBe(right));

it.each(["/", "/quiz/3", "/%C3%89", "/%2F", "/.well-known/security.txt"])("%s is right", (path) => {
  expect(canonicalPath(path)).toBeNull();
});

it("leads to a path of this site, and to no further spelling", () => {
  fc.assert(
    fc.property(fc.webPath(), (path) => {
      const right = canonicalPath(`/${path}`) ?? "/";
      expect(right).toMatch(/^\/(?!\/)/);
      expect(canonicalPath(right)).toBeNull();
    }),
  );
});
