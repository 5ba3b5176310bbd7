import { tellingRoots, wordsOf } from "~/text/words";
import { MOST_SUGGESTED_PAGES } from "./search-limits";

export type PagePhrasings = { page: string; phrasings: string[] };

export type SuggestedPageKind = "Outil" | "Tableau" | "Guide" | "Quiz" | "Profil" | "Définition";

export type SuggestedPage = { kind: SuggestedPageKind; title: string; path: string };

export type CandidatePage = SuggestedPage & { phrasings: string[][] };

/** Pages that are only suggested for their name, because a question answers any other term better. */
const BY_NAME: readonly SuggestedPageKind[] = ["Tableau", "Définition"];

/** The words that only ask for a page, or where a nutrient is. */
const ASKING = new Set(
  rootsOf(
    `guide fiche pdf theme rubrique categorie profil definition glossaire liste tableau classement aliment nourriture produit
    nutriment manger trouver riche source teneur contient contenant apport apporte beaucoup`,
  ),
);

/** A page is found by its title, and by its phrasings. */
export function candidatePage(page: SuggestedPage, phrasings: readonly string[]): CandidatePage {
  return { ...page, phrasings: [tellingRoots(page.title), ...phrasings.map(rootsOf)] };
}

/**
 * The pages of which a term contains all words of a phrasing, in the order of `pages`, 3 at most. A phrasing of one word, as « frigo »,
 * must be all that the term says.
 */
export function findSuggestedPages(term: string, pages: readonly CandidatePage[]): SuggestedPage[] {
  const said = new Set(rootsOf(term));
  const subject = tellingRoots(term).filter((root) => !ASKING.has(root));
  const isSuggested = ({ kind, phrasings }: CandidatePage) =>
    phrasings.some(
      (roots) =>
        roots.length > 0 &&
        roots.every((root) => said.has(root)) &&
        ((roots.length > 1 && !BY_NAME.includes(kind)) || subject.every((root) => roots.includes(root))),
    );
  return pages
    .filter(isSuggested)
    .slice(0, MOST_SUGGESTED_PAGES)
    .map(({ kind, title, path }) => ({ kind, title, path }));
}

/** The roots of all words, because every word that editors write matters (« pas cher »). */
function rootsOf(text: string): string[] {
  return wordsOf(text).map(({ root }) => root);
}
