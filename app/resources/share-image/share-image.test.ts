import illustrations from "~illustrations";
import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { VERDICTS } from "~/domain/faq/verdict";
import { DRAWING, shareImage } from "./share-image";
import { shareImageSvg } from "./share-image.server";
import { type ShareCard, type ShareTone, SITE_DRAWING } from "./share-image-template";

const card: ShareCard = {
  title: "Choisir ses encas",
  label: "Fiche pratique",
  tone: "primary",
  drawing: "fiche-snacks-sains",
};
const pathOf = (changed: Partial<ShareCard>) => shareImage("fiche", "a", { ...card, ...changed }).path;

describe("shareImage", () => {
  it("returns the picture's path and alternative text", () => {
    const { path, alt } = shareImage("fiche", "snacks-sains", card);
    expect(path).toMatch(/^\/partage\/fiche\/snacks-sains\.png\?v=[\w-]{12}$/);
    expect(alt).toBe("FAQ + ALIM\u202f: Choisir ses encas");
  });

  it("changes its path with everything that is drawn, and with nothing else", () => {
    const paths = [
      { title: "Choisir ses encas." },
      { title: "«\u00a0Choisir\u00a0» ses encas" },
      { label: "Fiche" },
      { tone: "accent" as const },
      { drawing: "question" },
    ].map(pathOf);
    expect(new Set([pathOf({}), ...paths]).size).toBe(6);
    expect(pathOf({ title: card.title })).toBe(pathOf({}));
  });

  it.each(VERDICTS)(
    "has a myth's verdict « %s » in its alternative text, and a path that depends on the verdict",
    (verdict) => {
      const myth = { ...card, title: "«\u00a0A\u00a0»", tone: "myth", drawing: "myth" } as const;
      const { path, alt } = shareImage("question", "7", { ...myth, verdict });
      expect(alt).toBe(`FAQ + ALIM\u202f: Vrai ou faux\u202f? «\u00a0A\u00a0» ${verdict}.`);
      const others = [null, ...VERDICTS].filter((other) => other !== verdict);
      const paths = others.map((other) => shareImage("question", "7", { ...myth, verdict: other }).path);
      expect(paths).not.toContain(path);
    },
  );
});

const cards: [string, ShareTone][] = [
  ...Object.keys(illustrations)
    // The illustrations of popular questions are only on the home page.
    .filter((name) => !name.startsWith("question-"))
    .map((name): [string, ShareTone] => [name, "primary"]),
  ["theme-mythes-et-idees-recues", "myth"],
  ["question", "primary"],
  ["myth", "myth"],
  ["fiche-budget-alimentaire", "accent"],
  [SITE_DRAWING, "secondary"],
];
const titles = [
  "Bouger",
  "Le gluten fait-il grossir\u202f?",
  "Quels aliments végétaux apportent le plus de fer, et comment mieux l’absorber\u202f?",
];

/**
 * For each value of `DRAWING`, the digest of pictures that cover all drawings, colors and title sizes. If the test fails after a
 * change of the fonts, satori or resvg, see `DRAWING`; after any other change, replace the digest.
 */
const DRAWN: Record<number, string> = {
  4: "1960cb87ce45db50d66be4a1efdf9ffa103fdf71c4e55aef65446021dd80e016",
};

it("the pictures match the current version's digest", async () => {
  const digest = createHash("sha256");
  for (const [index, [drawing, tone]] of cards.entries()) {
    const title = titles[index % titles.length] ?? "";
    digest.update(await shareImageSvg({ title, label: "Fiche pratique", tone, drawing }));
  }
  for (const verdict of VERDICTS) {
    const myth = {
      title: "«\u00a0A\u00a0»",
      label: "Vrai ou Faux\u202f?",
      tone: "myth",
      drawing: "myth",
    } as const;
    digest.update(await shareImageSvg({ ...myth, verdict }));
  }
  expect(digest.digest("hex")).toBe(DRAWN[DRAWING]);
});
