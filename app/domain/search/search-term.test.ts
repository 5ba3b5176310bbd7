import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonicalSearchPath, readSearchTerm, searchPath } from "./search-term";

describe("readSearchTerm", () => {
  it.each([
    [null, "empty"],
    ["", "empty"],
    ["   \u00a0 ", "empty"],
    ["\u0000", "empty"],
    ["a", "too-short"],
    [" a ", "too-short"],
    ["🥕", "too-short"],
    ["fe", "ready"],
    ["a b", "ready"],
    ["%", "too-short"],
    ["%_", "ready"],
    ["\u0301\u0301", "too-short"],
    ["a\u200b", "too-short"],
  ])("%j is %s", (typed, kind) => {
    expect(readSearchTerm(typed).kind).toBe(kind);
  });

  it("accepts 200 characters and no more", () => {
    expect(readSearchTerm("x".repeat(200)).kind).toBe("ready");
    expect(readSearchTerm("x".repeat(201))).toEqual({ kind: "too-long", text: "x".repeat(200) });
  });

  it("trims the term and removes control characters", () => {
    expect(readSearchTerm("  fer\u0000 et\nvitamine C ").text).toBe("fer et vitamine C");
  });
});

describe("searchPath", () => {
  it("encodes the trimmed term", () => {
    const path = searchPath(" Protéines & co ");
    expect(new URL(path, "https://site.invalid").searchParams.get("q")).toBe("Protéines & co");
  });
});

describe("canonicalSearchPath", () => {
  const canonical = (query: string) => canonicalSearchPath(new URLSearchParams(query));

  it.each([
    ["q=++fer++", "/recherche?q=fer"],
    ["q=vitamine+%0A+C", "/recherche?q=vitamine+C"],
    ["q=fer%00", "/recherche?q=fer"],
    ["q=+a+", "/recherche?q=a"],
    ["q=++", "/recherche"],
    ["utm_source=x&q=+fer", "/recherche?utm_source=x&q=fer"],
    ["q=+fer&q=x", "/recherche?q=fer"],
  ])("?%s becomes %s", (query, path) => {
    expect(canonical(query)).toBe(path);
  });

  it.each(["", "q=", "q=fer", "q=%C5%93uf+%26+lait", "q=a", `q=+${"x".repeat(300)}`, "utm_source=+x"])(
    "?%s is canonical",
    (query) => {
      expect(canonical(query)).toBeNull();
    },
  );

  it("always returns a canonical URL", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 30 }), (typed) => {
        const path = canonical(new URLSearchParams({ q: typed }).toString());
        expect(path && canonicalSearchPath(new URL(path, "https://site.invalid").searchParams)).toBeNull();
      }),
    );
  });
});
