import type { Phrasings, Synonyms } from "../read/search-words";
import type { FindsQuestion } from "../check/search-check";
import { replaceRows } from "./upsert-sql";

/** The weight of a match through a synonym, and through a related term (`renvois`). */
const STRENGTH = { equivalent: 0.95, answer: 0.8 };

/** SQL that replaces all synonyms. Equivalents that find no question are sources only. */
export function searchSynonyms({ equivalents, renvois }: Synonyms, finds: FindsQuestion): string {
  const groups = equivalents.map((group) =>
    group.map((term) => ({ term, isSource: true, isTarget: finds(term), strength: STRENGTH.equivalent })),
  );
  const references = Object.entries(renvois).map(([source, targets]) => [
    { term: source, isSource: true, isTarget: false, strength: STRENGTH.answer },
    ...targets.map((term) => ({ term, isSource: false, isTarget: true, strength: STRENGTH.answer })),
  ]);
  const rows = [...groups, ...references].flatMap((topic, index) =>
    topic.map(({ term, isSource, isTarget, strength }) => [index + 1, term, isSource, isTarget, strength]),
  );
  return replaceRows(
    "faqalim_search_synonyms",
    ["topic", "term", "is_source", "is_target", "strength"],
    rows,
  );
}

/** SQL that replaces the phrasings of the contents' questions, but not the phrasings of questions added by hand. */
export function searchPhrasings(all: Phrasings[]): string {
  if (all.length === 0) return "-- faqalim_search_phrasings: nothing yet";
  return replaceRows(
    "faqalim_search_phrasings",
    ["faq_id", "phrasing"],
    all.flatMap(({ faq, phrasings }) => phrasings.map((phrasing) => [faq, phrasing])),
    `faq_id in (${all.map(({ faq }) => faq).join(", ")})`,
  );
}
