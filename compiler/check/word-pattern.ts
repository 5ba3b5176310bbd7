import { termWords } from "../../app/text/words";
import { ContentError } from "../read/content-files";

/** Named alternatives that patterns use as `{enfant}`: `{ enfant: "bebe|fils|fille" }`. */
export type WordLists = Record<string, string>;

type WordMatcher = (text: string) => boolean;

/** The maximum number of words that « … » matches. */
const MOST_BETWEEN = 6;

export function patternWords(text: string): string {
  return ` ${termWords(text).join(" ")} `;
}

/**
 * Compiles patterns of words, as content/securite.yaml explains them, to a function that tests whether any of them matches the
 * `patternWords` of a text. `where` names the file and the field of the patterns. @throws ContentError for an unknown list
 */
export function compilePatterns(patterns: readonly string[], lists: WordLists, where: string): WordMatcher {
  const compiled = patterns.map((pattern) => {
    const named = pattern.replace(/\{([^}]*)\}/g, (_braces, list: string) => {
      const alternatives = lists[list]?.replaceAll(" ", "_");
      if (alternatives === undefined) throw new ContentError(`${where} : la liste « ${list} » n’existe pas`);
      return alternatives;
    });
    return named.split(" + ").map(compilePiece);
  });
  return (words) => compiled.some((pieces) => pieces.every((piece) => piece.test(words)));
}

function compilePiece(piece: string): RegExp {
  const tokens = piece.trim().split(/\s+/);
  return new RegExp(`(?<= )${tokens.map(compileToken).join("")}`, "u");
}

function compileToken(token: string): string {
  if (token === "…") return `(?:[^ ]+ ){0,${MOST_BETWEEN}}?`;
  if (token === "^") return "(?<=^ )";
  if (token === ".") return "$";
  const isOptional = token.endsWith("?");
  const alternatives = token
    .replace(/\?$/, "")
    .split("|")
    .map((words) => {
      const folded = termWords(words.replaceAll("_", " ")).join(" ");
      return words.endsWith("*") ? `${folded}[^ ]*` : folded;
    });
  return `(?:(?:${alternatives.join("|")}) )${isOptional ? "?" : ""}`;
}
