import { type SearchRefusal, searchRefusals } from "~/domain/search/search-refusal";
import { MAX_TERM_LENGTH, type SearchTerm } from "~/domain/search/search-term";

/** The instruction that the page shows if the term could not be searched. */
export const searchPrompts: Record<Exclude<SearchTerm["kind"], "ready">, string> = {
  empty: "Écrivez un mot, un aliment ou une question : « fer », « goûter », « combien de sel »…",
  "too-short": "Écrivez au moins deux lettres pour lancer la recherche.",
  "too-long": `Votre recherche dépasse ${MAX_TERM_LENGTH} caractères : gardez-en les mots les plus importants.`,
};

/** Explains why there are no results; nothing if the search ran, or if the search field shows the reason. */
export function SearchNotice({ term, refusal }: { term: SearchTerm; refusal: SearchRefusal | null }) {
  if (refusal) {
    const { title, text } = searchRefusals[refusal];
    return (
      <div role="status" className="mt-10 max-w-3xl">
        <h2 className="mb-5 text-2xl">{title}</h2>
        <p className="text-lg">{text}</p>
      </div>
    );
  }
  if (term.kind === "ready" || term.kind === "too-long") return null;
  return (
    <p role="status" className="mt-10 max-w-3xl text-lg">
      {searchPrompts[term.kind]}
    </p>
  );
}
