import { type SearchRefusal, searchRefusals } from "./search-refusal";
import type { SearchTerm } from "~/text/search-term";

/** The instruction that the page shows if the term could not be searched. */
const searchPrompts: Record<Exclude<SearchTerm["kind"], "ready">, string> = {
  empty: "Écrivez un mot, un aliment ou une question : « fer », « goûter », « combien de sel »…",
  "too-short": "Écrivez au moins deux lettres pour lancer la recherche.",
};

/** Explains why there are no results; nothing if the search ran. */
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
  if (term.kind === "ready") return null;
  return (
    <p role="status" className="mt-10 max-w-3xl text-lg">
      {searchPrompts[term.kind]}
    </p>
  );
}
