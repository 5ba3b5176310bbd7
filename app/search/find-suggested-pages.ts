import { wordRoot } from "~/text/word-roots";
import { searchWords, tellingRoots } from "~/text/tokens";

/** A page is suggested for terms that contain an entry of `mots`, or equal an entry of `seuls`, and contain no entry of `sauf`. */
export type SuggestedPageWords = { page: string; mots: string[]; seuls: string[]; sauf: string[] };

export type SuggestedPageKind = "tool" | "nutrient" | "guide" | "quiz" | "category" | "audience" | "glossary";

/** A page that a search can suggest. */
export type SuggestedPage = { kind: SuggestedPageKind; title: string; path: string };

/**
 * The roots of the words that match a page (see `SuggestedPageWords`): `title` and `whole` if they are the whole term, or have a
 * word of it if the term also names the kind of page, as in « quiz fer ».
 */
export type CandidatePage = SuggestedPage &
  Record<"anywhere" | "whole" | "except", string[][]> & { titleRoots: string[] };

const MAX_SUGGESTED_PAGES = 3;

/** Words for a kind of page, as in « Un quiz sur le fer ». */
const KIND_WORDS: [SuggestedPageKind, string][] = [
  ["guide", "guide fiche pdf"],
  ["quiz", "quiz quizz qcm"],
  ["category", "theme rubrique categorie"],
  ["audience", "profil"],
  ["glossary", "definition glossaire"],
];
const kindByRoot = new Map(
  KIND_WORDS.flatMap(([kind, words]) => allRoots(words).map((root) => [root, kind] as const)),
);

/** Adds to each page the words that match it. Ignores `written` words for pages that are not in the list. */
export function prepareSuggestedPages(
  pages: SuggestedPage[],
  written: SuggestedPageWords[],
): CandidatePage[] {
  return pages.map((page) => {
    const own = written.find((each) => each.page === page.path);
    const titleRoots = tellingRoots(page.title);
    return {
      ...{ ...page, titleRoots },
      // Suggest a definition only if the search is exactly its term, because answers are more useful otherwise.
      anywhere: [
        ...(titleRoots.length > 1 && page.kind !== "glossary" ? [titleRoots] : []),
        ...(own?.mots ?? []).map(allRoots),
      ],
      whole: (own?.seuls ?? []).map(tellingRoots),
      except: (own?.sauf ?? []).map(allRoots),
    };
  });
}

/** The roots of all words, also stop words, because every word that editors write matters (« pas cher »). */
function allRoots(phrase: string): string[] {
  return searchWords(phrase).map(wordRoot);
}

/**
 * The pages that match a search term, in the order of `suggestedPages`, 3 at most. If the term names a kind of page, as in «
 * quiz sport », includes only this kind.
 */
export function findSuggestedPages(term: string, suggestedPages: readonly CandidatePage[]): SuggestedPage[] {
  const said = new Set(allRoots(term));
  const telling = new Set(tellingRoots(term));
  const subject = new Set([...telling].filter((root) => !kindByRoot.has(root)));
  const kinds = new Set([...telling].map((root) => kindByRoot.get(root)));
  const isSaid = (phrase: string[]) => phrase.length > 0 && phrase.every((root) => said.has(root));
  const isWhole = (phrase: string[]) =>
    isSaid(phrase) &&
    [subject, telling].some(
      (words) => words.size === phrase.length && phrase.every((root) => words.has(root)),
    );
  const called = suggestedPages.filter(
    ({ kind, titleRoots, anywhere, whole, except }) =>
      !except.some(isSaid) &&
      (anywhere.some(isSaid) || [titleRoots, ...(kind === "quiz" ? [] : whole)].some(isWhole)),
  );
  const named = suggestedPages.filter(
    (page) =>
      kinds.has(page.kind) &&
      (called.includes(page) ||
        [page.titleRoots, ...page.whole].some(
          (phrase) => isWhole(phrase) || phrase.some((root) => subject.has(root)),
        )),
  );
  return (named.length > 0 ? named : called)
    .slice(0, MAX_SUGGESTED_PAGES)
    .map(({ kind, title, path }) => ({ kind, title, path }));
}
