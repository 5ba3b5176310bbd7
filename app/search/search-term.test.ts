import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { searchPath } from "~/text/search-path";
import { canonicalSearchPath, readSearchTerm } from "./search-term";

describe("readSearchTerm", () => {
  it.each([
    ["", "empty"],
    ["\u0000", "empty"],
    ["a", "too-short"],
    [" a ", "too-short"],
    ["fe", "ready"],
    ["%", "too-short"],
    ["a\u200b", "too-short"],
  ])("%j is %s", (typed, kind) => {
    expect(readSearchTerm(typed).kind).toBe(kind);
  });

  it("cuts a term to 200 characters, and keeps 2,000 of what was typed", () => {
    expect(readSearchTerm("x".repeat(5_000)).whole).toBe("x".repeat(2_000));
    const whole = `${"x".repeat(199)} 🥕 et la suite`;
    expect(readSearchTerm(whole)).toEqual({ kind: "ready", text: "x".repeat(199), whole });
    expect(readSearchTerm(`${"x".repeat(199)}🥕`).text).toBe("x".repeat(199));
  });

  it.each([
    ["  fer\u0000 et\nvitamine C ", "fer et vitamine C"],
    ["épi\u00adnards", "épinards"],
    ["vitamine B₁₂", "vitamine B12"],
    ["10 \u03bcg", "10 \u00b5g"],
    ["e\u0301pinards", "épinards"],
    ["１ ００ ｇ", "1 00 g"],
    ["œuf « bio »", "œuf « bio »"],
    ["👩\u200d🍳", "👩\u200d🍳"],
  ])("%j is read as %s", (typed, text) => {
    expect(readSearchTerm(typed).text).toBe(text);
  });
});

it("searchPath encodes the trimmed term", () => {
  const path = searchPath(" Protéines & co ");
  expect(new URL(path, "https://site.invalid").searchParams.get("q")).toBe("Protéines & co");
});

describe("canonicalSearchPath", () => {
  const canonical = (query: string) => canonicalSearchPath(new URLSearchParams(query));

  it.each([
    ["q=++fer++", "/recherche?q=fer"],
    ["q=vitamine+%0A+C", "/recherche?q=vitamine+C"],
    ["q=+a+", "/recherche?q=a"],
    ["utm_source=x&q=+fer", "/recherche?utm_source=x&q=fer"],
    ["q=+fer&q=x", "/recherche?q=fer"],
    ["q=%C3%A9pi%C2%ADnards", "/recherche?q=%C3%A9pinards"],
    [`q=++${"x".repeat(300)}`, `/recherche?q=${"x".repeat(300)}`],
  ])("?%s becomes %s", (query, path) => {
    expect(canonical(query)).toBe(path);
  });

  it.each(["", "q=", "q=fer", "q=%C5%93uf+%26+lait", "q=a", `q=${"x".repeat(300)}`, "utm_source=+x"])(
    "?%s is canonical",
    (query) => {
      expect(canonical(query)).toBeNull();
    },
  );

  it("always returns a canonical URL", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 40 }), (typed) => {
        const path = canonical(new URLSearchParams({ q: typed }).toString());
        expect(path && canonicalSearchPath(new URL(path, "https://site.invalid").searchParams)).toBeNull();
      }),
    );
  });
});
