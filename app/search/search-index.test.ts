import { describe, expect, it } from "vitest";
import { buildSearchIndex, PhrasePieces, type SearchedFaq } from "./search-index";

const faq = (id: number, question: string, text = "Oui.", more: Partial<SearchedFaq> = {}): SearchedFaq => ({
  ...{ id, question, text, lead: text, phrasings: [] },
  ...more,
});

const index = await buildSearchIndex([
  faq(1, "Un ocarina fragile se répare-t-il ?", "Un luthier le recolle. Ce luthier l’accorde.", {
    phrasings: ["sifflet de terre fêlé", "ocarina tombé"],
  }),
  faq(2, "Le bébé peut-il entendre un tympanon ?", "Son oreille est prête à sept mois."),
  faq(3, "Quelle corde pour une mandoline ?", "Une corde de bronze."),
  faq(4, "Combien de cordes a un luth ?", "Treize cordes de boyau."),
  faq(5, "Une harpe craint-elle le soleil ?", "La table se fend."),
  faq(6, "Où poser un violon ?", "Loin d’un radiateur."),
  faq(7, "Comment accorder une mandolinette ?", "Comme une mandoline.", { lead: "Par quintes." }),
  faq(8, "Un or pur sonne-t-il mieux ?", "Non."),
  faq(9, "Quel thème pour un thé dansant ?", "Une valse."),
  faq(10, "Une noix de coco est-elle une percussion ?", "Oui."),
  faq(11, "Quel est le noir d’un piano ?", "L’ébène."),
]);

describe("rank", () => {
  it.each([
    ["a typing error", "okarina fragil", 1],
    ["the words in another order", "tympanon bébé", 2],
    ["a phrasing", "sifflet de terre", 1],
    ["another ending", "des ocarinas fragiles", 1],
  ])("a question is found by %s", (_kind, term, id) => {
    const { ids, isNear } = index.rank(term);
    expect([ids[0], isNear]).toEqual([id, false]);
  });

  it.each(["zzzz", "?!", "", "le de la", "renouveler un passeport", "bébé et xylophone", "🍎"])(
    "nothing is found for %j",
    (term) => {
      expect(index.rank(term)).toMatchObject({ ids: [], isNear: false });
    },
  );

  it("a question is near if only its answer contains the term", () => {
    expect(index.rank("luthier")).toMatchObject({ ids: [1], isNear: true });
  });
});

describe("suggest", () => {
  it.each([
    ["the beginning of a word", "mandol", [3, 7]],
    ["each word", "corde mandol", [3]],
    ["words that only a phrasing has", "sifflet terre", [1]],
    ["a short word, which is complete", "or", [8]],
    ["a short word that ends like a plural", "thé", [9]],
    ["a word that ends like a plural, and not with its beginning", "noix", [10]],
    ["the plural of a long word", "percussions", [10]],
    ["the beginning of stop words", "où", [6]],
    ["nothing", "zzzz", []],
  ])("suggests questions with %s", (_kind, term, ids) => {
    expect(index.suggest(term)).toEqual(ids);
  });
});

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
    }).shares("mandoline");
    expect(shares.get(1)).toBeGreaterThan(shares.get(2) ?? Infinity);
    expect(shares.has(3)).toBe(false);
  });

  it("counts other endings of a word", () => {
    expect([
      ...piecesOf({ 1: ["mandolines"], 2: ["tambour"] })
        .shares("mandoliniste")
        .keys(),
    ]).toEqual([1]);
  });

  it("counts rare pieces more", () => {
    const pieces = piecesOf({ 1: ["corde de luth", "corde neuve"], 2: ["corde"], 3: ["mandoline"] });
    const shares = pieces.shares("corde mandoline");
    expect(shares.get(3)).toBeGreaterThan(shares.get(2) ?? Infinity);
  });

  it.each(["", "zzzz", "le de la"])("is none for %j", (term) => {
    expect(piecesOf({ 1: ["mandoline"], 2: ["tambour"] }).shares(term).size).toBe(0);
  });
});
