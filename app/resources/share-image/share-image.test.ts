import illustrations from "~illustrations";
import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { VERDICTS } from "~/domain/faq/verdict";
import { DRAWING, shareImage, siteShareImage } from "./share-image";
import { shareImageSvg } from "./share-image.server";
import { type ShareTone, SITE_DRAWING } from "./share-image-template";

const version = (title: string) =>
  new URL(shareImage("quiz", "3", title).path, "http://x").searchParams.get("v");

describe("shareImage", () => {
  it("returns the picture's path and alternative text", () => {
    const { path, alt } = shareImage("fiche", "snacks-sains", "Choisir ses encas");
    expect(path).toMatch(/^\/partage\/fiche\/snacks-sains\.png\?v=[\w-]{8,}$/);
    expect(alt).toBe("FAQ + ALIM\u202f: Choisir ses encas");
  });

  it("changes its version only with the title", () => {
    expect(version("Un titre")).toBe(version("Un titre"));
    expect(version("Un titre")).not.toBe(version("Un titre."));
    expect(version("«\u00a0A\u00a0»")).not.toBe(version("« A »"));
    expect(shareImage("theme", "a", "Un titre").path.split("?")[1]).toBe(`v=${version("Un titre")}`);
  });

  it.each(VERDICTS)(
    "has a myth's verdict « %s » in its alternative text, and a path that depends on the verdict",
    (verdict) => {
      const { path, alt } = shareImage("question", "7", "«\u00a0A\u00a0»", verdict);
      expect(alt).toBe(`FAQ + ALIM\u202f: Vrai ou faux\u202f? «\u00a0A\u00a0» ${verdict}.`);
      const others = [null, ...VERDICTS].filter((other) => other !== verdict);
      expect(others.map((other) => shareImage("question", "7", "«\u00a0A\u00a0»", other).path)).not.toContain(
        path,
      );
    },
  );

  it("returns the same picture for all other pages", () => {
    expect(siteShareImage().path).toMatch(/^\/partage\/site\/accueil\.png\?v=/);
  });
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
 * For each value of `DRAWING`, the digest of pictures that cover all drawings, colors and title sizes. If the test fails, see
 * `DRAWING`.
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
