import type { ComponentProps } from "react";
import type { FoodResult } from "~/foods/naming/food-result";
import { PopularQuestions } from "~/questions/popular-questions";
import { PhoneLinks } from "~/shell/phone-links";
import type { SearchTerm } from "./search-term";
import { NamedFoods } from "./named-foods";
import { SearchForm } from "./search-form";
import { SearchResults } from "./search-results";
import type { UrgentCard as Urgent } from "./urgent/find-urgent-card";
import { UrgentCard } from "./urgent/urgent-card";

export type SearchRefusal = 429 | 503;

export const searchRefusals: Record<SearchRefusal, { title: string; text: string }> = {
  429: {
    title: "Trop de recherches à la fois",
    text: "Beaucoup de recherches sont parties de votre connexion en peu de temps. Attendez une minute, puis relancez la vôtre.",
  },
  503: {
    title: "La recherche est indisponible",
    text: "Nous n’arrivons pas à chercher pour l’instant. Attendez quelques secondes, puis relancez votre recherche.",
  },
};

type Props = Omit<ComponentProps<typeof SearchResults>, "term" | "isUrgent" | "hasCard"> & {
  term: SearchTerm;
  urgent: Urgent | null;
  food: FoodResult | null;
  refusal: SearchRefusal | null;
};

export function SearchPage({ term, urgent, food, refusal, suggestedPages, popular, ...found }: Props) {
  const isTitleShown = term.kind === "empty";
  const hasCard = food !== null && food.kind !== "foods";
  return (
    <div className={`wrap ${isTitleShown ? "py-8 md:py-12" : "pt-3 pb-8 md:pt-8 md:pb-12"}`}>
      <h1 tabIndex={-1} className={isTitleShown ? "mb-6 text-3xl sm:text-4xl" : "sr-only"}>
        Rechercher une question
      </h1>
      <div className="search-page">
        <div className="columns gap-y-3! lg:items-center">
          <SearchForm term={term.whole} />
          {!isTitleShown && !urgent && <EmergencyLine />}
        </div>
        <div className="search-found">
          {urgent && <UrgentCard card={urgent} />}
          <SearchNotice term={term} refusal={refusal} />
          {food && <NamedFoods result={food} />}
          {term.kind === "ready" && !refusal && !urgent?.isAlone && (
            <SearchResults
              term={term.text}
              isUrgent={urgent !== null}
              {...{ hasCard, suggestedPages, popular }}
              {...found}
              categories={hasCard ? [] : found.categories}
            />
          )}
          {term.kind !== "ready" && popular.length > 0 && (
            <div className="mt-10">
              <PopularQuestions faqs={popular} />
            </div>
          )}
        </div>
      </div>
    </div>
  );
}

/** The emergency numbers on every page of results, because no list of urgent words is complete. */
export function EmergencyLine() {
  return (
    <p className="leading-snug text-muted">
      <PhoneLinks text={"Une urgence\u202f? 15 ou 112 · par SMS\u202f: 114"} />
    </p>
  );
}

const searchPrompts: Record<Exclude<SearchTerm["kind"], "ready">, string> = {
  empty: "Écrivez un mot, un aliment ou une question : « fer », « goûter », « combien de sel »…",
  "too-short": "Écrivez au moins deux lettres pour lancer la recherche.",
};

function SearchNotice({ term, refusal }: { term: SearchTerm; refusal: SearchRefusal | null }) {
  if (refusal) {
    const { title, text } = searchRefusals[refusal];
    return (
      <div role="status" className="max-w-main">
        <h2 className="mb-5 text-2xl">{title}</h2>
        <p className="text-lg">{text}</p>
      </div>
    );
  }
  if (term.kind === "ready") return null;
  return (
    <p role="status" className="mt-3 max-w-main text-lg">
      {searchPrompts[term.kind]}
    </p>
  );
}
