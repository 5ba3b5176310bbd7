import type { Word } from "./names";

/** A number with a unit: an age, the time that a food was kept, or another duration. */
export type Time = {
  at: number;
  end: number;
  unit: "hour" | "day" | "week" | "month" | "year";
  months: number;
  /** What the words before it say: « depuis 3 jours », « pendant 3 jours », « à 6 mois », « avant 1 an ». */
  relation: "since" | "during" | "at" | "before" | null;
};

/** The months in each unit, by the ways to write it. */
const UNITS: { unit: Time["unit"]; months: number; words: string[] }[] = [
  { unit: "hour", months: 0, words: ["h", "heure", "heures", "min", "minute", "minutes"] },
  { unit: "day", months: 1 / 30, words: ["j", "jour", "jours"] },
  { unit: "week", months: 7 / 30, words: ["sem", "semaine", "semaines"] },
  { unit: "month", months: 1, words: ["mois"] },
  { unit: "year", months: 12, words: ["an", "ans"] },
];

const NUMBERS =
  "un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize".split(" ");

const DAYS_AGO = new Set(["hier", "veille", "lendemain"]);

/** The words before a number, and their meaning. */
const RELATIONS: [RegExp, NonNullable<Time["relation"]>][] = [
  [/ (?:depuis|y a|ca fait) (?:(?:plus|moins) de |environ )?$/, "since"],
  [/ (?:pendant|durant|par|tou(?:s|te) les) $/, "during"],
  [/ (?:avant|moins (?:de|d)) (?:l age de )?$/, "before"],
  [/ (?:a|des|age|agee) (?:de )?$/, "at"],
];

/** The times in a term: « 82 ans », « 1h30 », « trois jours », « depuis hier ». */
export function readTimes(words: readonly Word[]): Time[] {
  const times: Time[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const time = readTime(words, at);
    if (!time) continue;
    times.push(time);
    at = time.end - 1;
  }
  return times;
}

function readTime(words: readonly Word[], at: number): Time | null {
  const text = (place: number) => words[place]?.text ?? "";
  if (DAYS_AGO.has(text(at)))
    return { ...before(words, at), end: at + 1, unit: "day", months: 0, relation: "since" };
  const number = numberOf(text(at));
  if (number === null) return null;
  // « 5 à 6 mois », « 5-6 mois »: the first number counts, because the advice for the younger child is stricter.
  const joined = /^(?:a|ou|et)$/.test(text(at + 1)) ? at + 2 : at + 1;
  const last = numberOf(text(joined)) === null ? at : joined;
  const measure = UNITS.find(({ words: known }) => known.includes(text(last + 1)));
  if (!measure) return null;
  let end = last + 2;
  if (measure.unit === "hour" && numberOf(text(end)) !== null) end += 1;
  if (text(end) === "et" && /^demie?$/.test(text(end + 1))) end += 2;
  return { ...before(words, at), end, unit: measure.unit, months: number * measure.months };
}

/** The relation that the words before `at` express, and where they begin. */
function before(words: readonly Word[], at: number): Pick<Time, "at" | "relation"> {
  const said = words.slice(Math.max(0, at - 5), at).map(({ text }) => ` ${text}`);
  for (const [pattern, relation] of RELATIONS) {
    const found = pattern.exec(`${said.join("")} `);
    if (found) return { at: at - found[0].trim().split(" ").length, relation };
  }
  return { at, relation: null };
}

function numberOf(word: string): number | null {
  if (/^\d{1,3}(?:[.,]\d+)?$/.test(word)) return Number(word.replace(",", "."));
  if (word === "une") return 1;
  const place = NUMBERS.indexOf(word);
  return place === -1 ? null : place + 1;
}
