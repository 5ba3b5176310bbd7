import fc from "fast-check";
import { expect, it } from "vitest";
import { canonicalPath } from "./canonical-path";

it.each([
  ["/quiz/", "/quiz"],
  ["/CATEGORIE/Sport-Et-Energie/", "/categorie/sport-et-energie"],
  ["/fiches-pratiques//a", "/fiches-pratiques/a"],
  ["//ailleurs.example/", "/ailleurs.example"],
  ["/%C3%89/A", "/%C3%89/a"],
  ["/contact)", "/contact"],
  ["/quiz/3%C2%A0%c2%bb", "/quiz/3"],
  ["/quiz/3%3F%22%29%5D%7D%3E", "/quiz/3"],
  ["/fiches-pratiques/a.pdf;", "/fiches-pratiques/a.pdf"],
  ["/).", "/"],
])("%s becomes %s", (path, canonical) => expect(canonicalPath(path)).toBe(canonical));

it.each(["/", "/quiz/3", "/%C3%89", "/%2F", "/.well-known/security.txt", "/aliments.json", "/(a)b"])(
  "%s is canonical",
  (path) => {
    expect(canonicalPath(path)).toBeNull();
  },
);

it("the result is always a canonical path of this site", () => {
  fc.assert(
    fc.property(fc.webPath(), (path) => {
      const canonical = canonicalPath(`/${path}`) ?? "/";
      expect(canonical).toMatch(/^\/(?!\/)/);
      expect(canonicalPath(canonical)).toBeNull();
    }),
  );
});
