import { describe, expect, it } from "vitest";
import { PhrasePieces } from "./phrase-pieces";

function piecesOf(all: Record<number, string[]>): PhrasePieces {
  const pieces = new PhrasePieces();
  for (const [id, texts] of Object.entries(all))
    for (const text of texts) pieces.add(Number(id), { text, weight: 1 });
  return pieces;
}

describe("the share of a term that a question's phrases contain", () => {
  it("is greater if most of its phrases have the word than if one mentions it", () => {
    const shares = piecesOf({
      1: ["corde de mandoline", "mandoline cassée", "mandoline neuve"],
      2: ["mandoline", "violon fendu", "archet perdu", "colophane"],
      3: ["tambour"],
    }).shares("mandoline", 12);
    expect(shares.get(1)).toBeGreaterThan(shares.get(2) ?? Infinity);
    expect(shares.has(3)).toBe(false);
  });

  it("counts other endings of a word", () => {
    expect([
      ...piecesOf({ 1: ["mandolines"], 2: ["tambour"] })
        .shares("mandoliniste", 12)
        .keys(),
    ]).toEqual([1]);
  });

  it("counts rare pieces more", () => {
    const pieces = piecesOf({ 1: ["corde de luth", "corde neuve"], 2: ["corde"], 3: ["mandoline"] });
    const shares = pieces.shares("corde mandoline", 12);
    expect(shares.get(3)).toBeGreaterThan(shares.get(2) ?? Infinity);
  });

  it.each(["", "zzzz", "le de la"])("is none for %j", (term) => {
    expect(piecesOf({ 1: ["mandoline"], 2: ["tambour"] }).shares(term, 12).size).toBe(0);
  });
});
