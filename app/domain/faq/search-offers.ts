import type { OfferWords } from "~/domain/content/offers-file";
import { tellingRoots, termWords, wordRoot } from "./term-words";

export type OfferKind = "guide" | "quiz" | "theme" | "profile";

/** A page that a search may offer. */
export type OfferPage = { kind: OfferKind; title: string; path: string };

/** The words that call a page, as roots: see `OfferWords`. `ofKind` calls it only with its kind: « quiz fer ». */
export type Offer = OfferPage & {
  anywhere: string[][];
  alone: string[][];
  ofKind: string[][];
  except: string[][];
};

const MAX_OFFERS = 3;

/** « Un quiz sur le fer »: what is asked for, and not what it is about. */
const KIND_WORDS: Record<OfferKind, string[]> = {
  guide: ["guide", "fiche", "pdf"],
  quiz: ["quiz", "quizz", "qcm"],
  theme: ["theme", "rubrique", "categorie"],
  profile: ["profil"],
};
const kindRoots = Object.entries(KIND_WORDS).map(([kind, words]): [string, Set<string>] => [
  kind,
  new Set(words.map(wordRoot)),
]);

/** What pages are offered for; a page's own title calls it too. What is `written` of other pages is ignored. */
export function prepareOffers(pages: OfferPage[], written: OfferWords[]): Offer[] {
  return pages.map((page) => {
    const own = written.find((each) => each.page === page.path);
    const title = tellingRoots(page.title);
    const words = (own?.seuls ?? []).map(tellingRoots);
    return {
      ...page,
      anywhere: [...(title.length > 1 ? [title] : []), ...(own?.mots ?? []).map(allRoots)],
      alone: [title, ...(page.kind === "quiz" ? [] : words)],
      ofKind: [title, ...words],
      except: (own?.sauf ?? []).map(allRoots),
    };
  });
}

/** In what an editor writes, every word counts: « pas cher ». */
function allRoots(phrase: string): string[] {
  return termWords(phrase).map(wordRoot);
}

/** The pages that a term names, in the order of `offers`, 3 at most; of one kind if it names one: « quiz sport ». */
export function findOffers(term: string, offers: readonly Offer[]): OfferPage[] {
  const said = new Set(termWords(term).map(wordRoot));
  const telling = new Set(tellingRoots(term));
  const kinds = new Set(kindRoots.flatMap(([kind, roots]) => (overlap(roots, said) ? [kind] : [])));
  const subject = new Set([...telling].filter((root) => !kindRoots.some(([, roots]) => roots.has(root))));
  const called = offers.filter(({ anywhere, alone, except }) => {
    if (except.some((phrase) => holds(said, phrase))) return false;
    if (anywhere.some((phrase) => holds(said, phrase))) return true;
    return alone.some((phrase) => isAll(subject, phrase) || isAll(telling, phrase));
  });
  const named = offers.filter(
    (offer) =>
      kinds.has(offer.kind) &&
      (called.includes(offer) ||
        offer.ofKind.some((phrase) => isAll(telling, phrase) || phrase.some((root) => subject.has(root)))),
  );
  return (named.length > 0 ? named : called)
    .slice(0, MAX_OFFERS)
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
