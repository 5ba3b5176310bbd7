import { describe, expect, it } from "vitest";
import { readSearchTerm, searchPath } from "./search-term";

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

  it("takes 200 characters and no more", () => {
    expect(readSearchTerm("x".repeat(200)).kind).toBe("ready");
    expect(readSearchTerm("x".repeat(201))).toEqual({ kind: "too-long", text: "x".repeat(200) });
  });

  it("trims, and takes control characters out", () => {
    expect(readSearchTerm("  fer\u0000 et\nvitamine C ").text).toBe("fer et vitamine C");
  });
});

describe("searchPath", () => {
  it("encodes the trimmed term", () => {
    const path = searchPath(" Protéines & co ");
    expect(new URL(path, "https://site.invalid").searchParams.get("q")).toBe("Protéines & co");
  });
});
