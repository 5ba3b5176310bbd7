import { wordRoot } from "~/domain/text/word-roots";
import { searchWords, tellingRoots } from "./tokens";

/** A page is suggested for terms that contain an entry of `mots`, or equal an entry of `seuls`, and contain no entry of `sauf`. */
export type SuggestedPageWords = { page: string; mots: string[]; seuls: string[]; sauf: string[] };

export type SuggestedPageKind = "guide" | "quiz" | "category" | "audience" | "glossary";

/** A page that a search can suggest. */
export type SuggestedPage = { kind: SuggestedPageKind; title: string; path: string };

/**
 * The roots of the words that match a page (see `SuggestedPageWords`). The roots in `ofKind` match only if the term also names
 * the kind of page, as in « quiz fer ».
 */
export type CandidatePage = SuggestedPage & {
  anywhere: string[][];
  alone: string[][];
  ofKind: string[][];
  except: string[][];
};

const MAX_SUGGESTED_PAGES = 3;

/** Words for a kind of page, as in « Un quiz sur le fer ». */
const KIND_WORDS: Record<SuggestedPageKind, string[]> = {
  guide: ["guide", "fiche", "pdf"],
  quiz: ["quiz", "quizz", "qcm"],
  category: ["theme", "rubrique", "categorie"],
  audience: ["profil"],
  glossary: ["definition", "glossaire"],
};
const kindRoots = Object.entries(KIND_WORDS).map(([kind, words]): [string, Set<string>] => [
  kind,
  new Set(words.map(wordRoot)),
]);

/**
 * Adds to each page the words that match it, from its title and from the editors' `written` words. Ignores `written` words for
 * pages that are not in the list.
 */
export function prepareSuggestedPages(
  pages: SuggestedPage[],
  written: SuggestedPageWords[],
): CandidatePage[] {
  return pages.map((page) => {
    const own = written.find((each) => each.page === page.path);
    const title = tellingRoots(page.title);
    const words = (own?.seuls ?? []).map(tellingRoots);
    return {
      ...page,
      // Suggest a definition only if the search is exactly its term, because answers are more useful otherwise.
      anywhere: [
        ...(title.length > 1 && page.kind !== "glossary" ? [title] : []),
        ...(own?.mots ?? []).map(allRoots),
      ],
      alone: [title, ...(page.kind === "quiz" ? [] : words)],
      ofKind: [title, ...words],
      except: (own?.sauf ?? []).map(allRoots),
    };
  });
}

/**
 * Returns the roots of all words of a phrase, including stop words, because every word that editors write matters (« pas
 * cher »).
 */
function allRoots(phrase: string): string[] {
  return searchWords(phrase).map(wordRoot);
}

/**
 * The pages that match a search term, in the order of `suggestedPages`, 3 at most. If the term names a kind of page, as in «
 * quiz sport », includes only this kind.
 */
export function findSuggestedPages(term: string, suggestedPages: readonly CandidatePage[]): SuggestedPage[] {
  const said = new Set(searchWords(term).map(wordRoot));
  const telling = new Set(tellingRoots(term));
  const kinds = new Set(kindRoots.flatMap(([kind, roots]) => (overlap(roots, said) ? [kind] : [])));
  const subject = new Set([...telling].filter((root) => !kindRoots.some(([, roots]) => roots.has(root))));
  const called = suggestedPages.filter(({ anywhere, alone, except }) => {
    if (except.some((phrase) => holds(said, phrase))) return false;
    if (anywhere.some((phrase) => holds(said, phrase))) return true;
    return alone.some((phrase) => isAll(subject, phrase) || isAll(telling, phrase));
  });
  const named = suggestedPages.filter(
    (offer) =>
      kinds.has(offer.kind) &&
      (called.includes(offer) ||
        offer.ofKind.some((phrase) => isAll(telling, phrase) || phrase.some((root) => subject.has(root)))),
  );
  return (named.length > 0 ? named : called)
    .slice(0, MAX_SUGGESTED_PAGES)
    .map(({ kind, title, path }) => ({ kind, title, path }));
}

function holds(roots: ReadonlySet<string>, phrase: string[]): boolean {
  return phrase.length > 0 && phrase.every((root) => roots.has(root));
}

function isAll(roots: ReadonlySet<string>, phrase: string[]): boolean {
  return phrase.length === roots.size && holds(roots, phrase);
}

function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return [...one].some((root) => other.has(root));
}
