import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { DRAWING, shareImage, siteShareImage } from "./share-image";
import { shareImageSvg } from "./share-image.server";
import type { ShareDrawing } from "./share-image-drawings";
import type { ShareTone } from "./share-image-template";

const version = (title: string) =>
  new URL(shareImage("quiz", "3", title).path, "http://x").searchParams.get("v");

describe("shareImage", () => {
  it("says where the picture is and what it shows", () => {
    const { path, alt } = shareImage("fiche", "snacks-sains", "Choisir ses encas");
    expect(path).toMatch(/^\/partage\/fiche\/snacks-sains\.png\?v=[\w-]{8,}$/);
    expect(alt).toBe("FAQ + ALIM\u202f: Choisir ses encas");
  });

  it("has a version that changes with the title, and with nothing else of the page", () => {
    expect(version("Un titre")).toBe(version("Un titre"));
    expect(version("Un titre")).not.toBe(version("Un titre."));
    expect(version("«\u00a0A\u00a0»")).not.toBe(version("« A »"));
    expect(shareImage("theme", "a", "Un titre").path.split("?")[1]).toBe(`v=${version("Un titre")}`);
  });

  it("has one picture for all the other pages", () => {
    expect(siteShareImage().path).toMatch(/^\/partage\/site\/accueil\.png\?v=/);
  });
});

const cards: [ShareDrawing, ShareTone][] = [
  ["apple", "primary"],
  ["heart", "secondary"],
  ["activity", "accent"],
  ["utensils", "primary"],
  ["scale", "secondary"],
  ["sparkles", "accent"],
  ["question", "primary"],
  ["myth", "myth"],
  ["quiz", "accent"],
  ["guide", "secondary"],
  ["plate", "secondary"],
];
const titles = [
  "Bouger",
  "Le gluten fait-il grossir\u202f?",
  "Quels aliments végétaux apportent le plus de fer, et comment mieux l’absorber\u202f?",
];

/** By DRAWING, the digest of pictures with all drawings, colours and sizes of titles; see there when it changes. */
const DRAWN: Record<number, string> = {
  1: "7b5db0fab33999b8d78800f4d6e892d89460e0d102706d5ff55b77ea95f1d552",
};

it("pictures are drawn as at the version in their addresses", async () => {
  const digest = createHash("sha256");
  for (const [index, [drawing, tone]] of cards.entries()) {
    const title = titles[index % titles.length] ?? "";
    digest.update(await shareImageSvg({ title, label: "Fiche pratique", tone, drawing }));
  }
  expect(digest.digest("hex")).toBe(DRAWN[DRAWING]);
});
