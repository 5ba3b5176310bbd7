import type { Phrasings, Synonyms } from "../../app/domain/editing/search-words";
import type { FindsQuestion } from "./checks/search-check";
import { literal } from "./sql-literal";

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
  const table = "public.faqalim_search_synonyms";
  if (rows.length === 0) return `delete from ${table};`;
  const values = rows.map((row) => `  (${row.map(literal).join(", ")})`).join(",\n");
  return `delete from ${table};
insert into ${table} (topic, term, is_source, is_target, strength) values\n${values};`;
}

/** SQL that replaces the phrasings of the contents' questions, but not the phrasings of questions added by hand. */
export function searchPhrasings(all: Phrasings[]): string {
  if (all.length === 0) return "-- faqalim_search_phrasings: nothing yet";
  const values = all.map(({ faq, phrasings }) => `  (${faq}, array[${phrasings.map(literal).join(", ")}])`);
  const table = "public.faqalim_search_phrasings";
  return `delete from ${table} where faq_id in (${all.map(({ faq }) => faq).join(", ")});
insert into ${table} (faq_id, phrasing)
select faq, unnest(phrasings) from (values\n${values.join(",\n")}\n) as lists (faq, phrasings);`;
}
