import { termWords } from "../../app/text/words";

/** Named alternatives that patterns use as `{enfant}`: `{ enfant: "bebe|fils|fille" }`. */
export type WordLists = Record<string, string>;

/** Whether a text matches the patterns. */
export type WordMatcher = (text: string) => boolean;

/** A pattern contains a name in braces that is not the name of a list. */
export class UnknownListError extends Error {
  override name = "UnknownListError";
  constructor(readonly list: string) {
    super(`unknown list ${list}`);
  }
}

/** The maximum number of words that « … » matches. */
const MOST_BETWEEN = 6;

/**
 * Compiles patterns of words, as content/securite.yaml explains them, to a function that tests whether any of the patterns
 * matches a text: adjacent words match adjacent words, `|` separates alternatives, `*` ends a prefix, `_` joins the words of
 * one alternative, `?` ends an optional word, `…` matches up to 6 words, `^` the beginning of the text, `.` its end, and `+` separates parts that
 * can come in any order. Ignores case, accents and punctuation.
 * @throws UnknownListError
 */
export function compilePatterns(patterns: readonly string[], lists: WordLists): WordMatcher {
  const isIn = compileForWords(patterns, lists);
  return (text) => isIn(patternWords(text));
}

/** The words of a text, normalized for patterns. */
export function patternWords(text: string): string {
  return ` ${termWords(text).join(" ")} `;
}

/** Like `compilePatterns`, for texts that `patternWords` has normalized once for many patterns. @throws UnknownListError */
export function compileForWords(patterns: readonly string[], lists: WordLists): WordMatcher {
  const compiled = patterns.map((pattern) => pattern.split(" + ").map((piece) => compilePiece(piece, lists)));
  return (words) => compiled.some((pieces) => pieces.every((piece) => piece.test(words)));
}

function compilePiece(piece: string, lists: WordLists): RegExp {
  const tokens = piece.trim().split(/\s+/);
  return new RegExp(`(?<= )${tokens.map((token) => compileToken(token, lists)).join("")}`, "u");
}

function compileToken(token: string, lists: WordLists): string {
  if (token === "…") return `(?:[^ ]+ ){0,${MOST_BETWEEN}}?`;
  if (token === "^") return "(?<=^ )";
  if (token === ".") return "$";
  const isOptional = token.endsWith("?");
  const named = token.replace(/\?$/, "").replace(/\{([^}]*)\}/g, (_braces, list: string) => {
    const alternatives = lists[list];
    if (alternatives === undefined) throw new UnknownListError(list);
    return alternatives;
  });
  const alternatives = named.split("|").map((words) => {
    const folded = termWords(words.replaceAll("_", " ")).join(" ");
    return words.endsWith("*") ? `${folded}[^ ]*` : folded;
  });
  return `(?:(?:${alternatives.join("|")}) )${isOptional ? "?" : ""}`;
}
