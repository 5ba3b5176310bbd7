import { readFileSync } from "node:fs";
import type { ArtStyles } from "../../compiler/figures/paint-drawing";

const RULES = ["app/styles/art.css", "app/styles/art-text.css"];
const TOKENS = ["app/styles/tokens.css"];

export const ART_STYLE_FILES = [...RULES, ...TOKENS];

const readAll = (paths: string[]) => paths.map((path) => readFileSync(path, "utf8")).join("");

export function readArtStyles(): ArtStyles {
  return { rules: readAll(RULES), tokens: readAll(TOKENS) };
}
