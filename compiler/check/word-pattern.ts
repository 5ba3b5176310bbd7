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
  const alternativesOf = (list: string) => {
    const alternatives = lists[list];
    if (alternatives === undefined) throw new ContentError(`${where} : la liste « ${list} » n’existe pas`);
    return alternatives;
  };
  const compiled = patterns.map((pattern) =>
    pattern.split(" + ").map((piece) => compilePiece(piece, alternativesOf)),
  );
  return (words) => compiled.some((pieces) => pieces.every((piece) => piece.test(words)));
}

type AlternativesOf = (list: string) => string;

function compilePiece(piece: string, alternativesOf: AlternativesOf): RegExp {
  const tokens = piece.trim().split(/\s+/);
  return new RegExp(`(?<= )${tokens.map((token) => compileToken(token, alternativesOf)).join("")}`, "u");
}

function compileToken(token: string, alternativesOf: AlternativesOf): string {
  if (token === "…") return `(?:[^ ]+ ){0,${MOST_BETWEEN}}?`;
  if (token === "^") return "(?<=^ )";
  if (token === ".") return "$";
  const isOptional = token.endsWith("?");
  const named = token
    .replace(/\?$/, "")
    .replace(/\{([^}]*)\}/g, (_braces, list: string) => alternativesOf(list));
  const alternatives = named.split("|").map((words) => {
    const folded = termWords(words.replaceAll("_", " ")).join(" ");
    return words.endsWith("*") ? `${folded}[^ ]*` : folded;
  });
  return `(?:(?:${alternatives.join("|")}) )${isOptional ? "?" : ""}`;
}
