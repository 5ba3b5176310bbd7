import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { ILLUSTRATIONS } from "~/domain/illustration/illustrations";
import { VERDICTS } from "~/domain/faq/verdict";
import { DRAWING, shareImage, siteShareImage } from "./share-image";
import { shareImageSvg } from "./share-image.server";
import type { ShareDrawing } from "./share-image-drawings";
import type { ShareTone } from "./share-image-template";

const version = (title: string) =>
  new URL(shareImage("quiz", "3", title).path, "http://x").searchParams.get("v");

describe("shareImage", () => {
  it("returns the picture's path and alternative text", () => {
    const { path, alt } = shareImage("fiche", "snacks-sains", "Choisir ses encas");
    expect(path).toMatch(/^\/partage\/fiche\/snacks-sains\.png\?v=[\w-]{8,}$/);
    expect(alt).toBe("FAQ + ALIM\u202f: Choisir ses encas");
  });

  it("changes its version with the title only", () => {
    expect(version("Un titre")).toBe(version("Un titre"));
    expect(version("Un titre")).not.toBe(version("Un titre."));
    expect(version("«\u00a0A\u00a0»")).not.toBe(version("« A »"));
    expect(shareImage("theme", "a", "Un titre").path.split("?")[1]).toBe(`v=${version("Un titre")}`);
  });

  it.each(VERDICTS)("names a myth's verdict « %s », and has an address for it", (verdict) => {
    const { path, alt } = shareImage("question", "7", "«\u00a0A\u00a0»", verdict);
    expect(alt).toBe(`FAQ + ALIM\u202f: Vrai ou faux\u202f? «\u00a0A\u00a0» ${verdict}.`);
    const others = [null, ...VERDICTS].filter((other) => other !== verdict);
    expect(others.map((other) => shareImage("question", "7", "«\u00a0A\u00a0»", other).path)).not.toContain(
      path,
    );
  });

  it("gives all other pages the same picture", () => {
    expect(siteShareImage().path).toMatch(/^\/partage\/site\/accueil\.png\?v=/);
  });
});

const cards: [ShareDrawing, ShareTone][] = [
  ...ILLUSTRATIONS.map((name): [ShareDrawing, ShareTone] => [name, "primary"]),
  ["theme-mythes-et-idees-recues", "myth"],
  ["question", "primary"],
  ["myth", "myth"],
  ["fiche-budget-alimentaire", "accent"],
  ["plate", "secondary"],
];
const titles = [
  "Bouger",
  "Le gluten fait-il grossir\u202f?",
  "Quels aliments végétaux apportent le plus de fer, et comment mieux l’absorber\u202f?",
];

/** Digests of pictures with all drawings, colours and title sizes, by `DRAWING`, which explains a failure. */
const DRAWN: Record<number, string> = {
  4: "747769e43813275bdc48110160654cc19dda0f475042d924580aa899bc7bebfb",
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
