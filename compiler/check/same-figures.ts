import { spawnSync } from "node:child_process";
import type { ContentFiles } from "../read/site-contents";
import { CONTENT } from "./problem-lines";

/** A number and the unit or word after it, as in « 4 °C » or « 3 jours »; a range, as in « 80 à 100 g », is one figure. */
const FIGURE =
  /(?:\d+(?:,\d+)?[\s\u202f\u00a0]à[\s\u202f\u00a0])?\d+(?:[\s\u202f\u00a0]\d{3})*(?:,\d+)?[\s\u202f\u00a0]?(?:%|°C|[\p{L}]{1,12})/gu;
/** If a figure occurs in more places than this, it is ignored, because it is too common to be always the same fact. */
const MOST_PLACES = 12;

const figuresOf = (text: string) => new Set((text.match(FIGURE) ?? []).map(plain));
const plain = (figure: string) => figure.replace(/[\s\u202f\u00a0]+/g, " ");

/**
 * Finds figures that a diff of `content/` (`git diff -U0`) removes completely from a file, but that other places still contain.
 * Returns one French line per figure, with these places.
 */
export function sameFigures(diff: string, files: ContentFiles): string[] {
  return diff.split(/^diff --git /m).flatMap((part) => {
    const path = /^\+\+\+ b\/content\/(.+)$/m.exec(part)?.[1];
    const text = path && files[path];
    if (!text) return [];
    const removed = (part.match(/^-(?!--).*/gm) ?? []).join("\n");
    const now = figuresOf(text);
    const gone = [...figuresOf(removed)].filter((figure) => !now.has(figure));
    return gone.flatMap((figure) => {
      const places = placesOf(figure, files);
      if (places.length === 0 || places.length > MOST_PLACES) return [];
      return [`« ${figure} » a changé dans ${CONTENT}/${path} ; aussi dans : ${places.join(", ")}.`];
    });
  });
}

function placesOf(figure: string, files: ContentFiles): string[] {
  return Object.entries(files).flatMap(([path, text]) => {
    if (!/\.(?:md|yaml)$/.test(path)) return [];
    return text
      .split("\n")
      .flatMap((line, index) => (figuresOf(line).has(figure) ? [`${CONTENT}/${path}:${index + 1}`] : []));
  });
}

/** The changes to `content/` since the last commit; empty without git. */
export function contentDiff(): string {
  const { status, stdout } = spawnSync("git", ["diff", "-U0", "HEAD", "--", CONTENT], { encoding: "utf8" });
  return status === 0 ? stdout : "";
}
