import type { Place } from "~/foods/naming/names";
import type { Word } from "~/text/words";

/** A number with a unit: an age, the time that a food was kept, or another duration. */
export type Time = Place & {
  unit: "hour" | "day" | "week" | "month" | "year";
  months: number;
  /** What the words before it say: « depuis 3 jours », « pendant 3 jours », « à 6 mois », « avant 1 an ». */
  relation: "since" | "during" | "at" | "before" | null;
};

const UNITS = [
  { begins: /^(?:h(?!ier)|min)/, unit: "hour", months: 0 },
  { begins: /^(?:j|hier|veille|lendemain)/, unit: "day", months: 1 / 30 },
  { begins: /^s/, unit: "week", months: 7 / 30 },
  { begins: /^mo/, unit: "month", months: 1 },
  { begins: /^a/, unit: "year", months: 12 },
] as const;
const RELATIONS = ["since", "during", "before", "at"] as const;
const NUMBERS =
  "un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize".split(" ");
const NUMBER = `(?:\\d{1,3}(?:[.,]\\d+)?|une|${NUMBERS.join("|")})`;

/** Matches folded words, each with a blank after it. */
const TIME = new RegExp(
  [
    "(?<= )(?:(?<since>(?:depuis|y a|ca fait) (?:(?:plus|moins) de |environ )?)",
    "|(?<during>(?:pendant|durant|par|tou(?:s|te) les) )",
    "|(?<before>(?:avant|moins de?) (?:l age de )?)",
    "|(?<at>(?:a|des|age|agee) (?:de )?))?",
    // « 5 à 6 mois »: the first number counts, because the advice for the younger child is stricter.
    `(?:(?<number>${NUMBER}) (?:(?:(?:a|ou|et) )?${NUMBER} )?`,
    "(?<unit>h|heures?|min|minutes?|j|jours?|sem|semaines?|mois|ans?) (?:(?<=h )\\d+ )?(?:et demie? )?",
    "|(?<ago>hier|veille|lendemain) )",
  ].join(""),
  "g",
);

/** The times in a term: « 82 ans », « 1h30 », « trois jours », « 5 à 6 mois », « depuis hier ». */
export function readTimes(words: readonly Word[]): Time[] {
  const text = ` ${words.map((word) => word.text).join(" ")} `;
  const wordAt = (index: number) => text.slice(1, index).split(" ").length - 1;
  return [...text.matchAll(TIME)].flatMap(({ index, 0: { length }, groups = {} }) => {
    const { number = "un", unit: written = groups.ago ?? "" } = groups;
    const place = { at: wordAt(index), end: wordAt(index + length) };
    const relation = groups.ago ? "since" : (RELATIONS.find((name) => groups[name]) ?? null);
    return UNITS.filter(({ begins }) => begins.test(written)).map(({ unit, months }) => ({
      ...{ ...place, unit, relation, months: months * valueOf(number) },
    }));
  });
}

function valueOf(number: string): number {
  return Number(number.replace(",", ".")) || NUMBERS.indexOf(number.replace("une", "un")) + 1;
}
