import type { Source } from "~/shell/article/source";
import { foldTerm } from "~/text/folding";
import { parisDay } from "~/text/dates";

export const SEASONS_PATH = "/saisons";
export const SEASONS_TITLE = "Fruits et légumes de saison";

export type Produce = { name: string; kind: "fruit" | "légume"; months: number[]; sources: Source[] };

export const MONTH_SLUGS =
  "janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre".split(" ");

const monthName = new Intl.DateTimeFormat("fr-FR", { month: "long", timeZone: "UTC" });

export function frenchMonth(month: number): string {
  return monthName.format(new Date(Date.UTC(2026, month - 1, 1)));
}

export function inMonth(month: number): string {
  return `en ${frenchMonth(month)}`;
}

/** Parses the month in a URL, from 1 to 12, also with accents (`août`); null if it is not a month. */
export function readMonth(written: string): number | null {
  return MONTH_SLUGS.indexOf(foldTerm(written)) + 1 || null;
}

export function monthPath(month: number): string {
  return `${SEASONS_PATH}/${MONTH_SLUGS[month - 1]}`;
}

export function inSeason(produce: readonly Produce[], month: number): Produce[] {
  return produce
    .filter(({ months }) => months.includes(month))
    .sort((one, other) => one.name.localeCompare(other.name, "fr"));
}

export function monthInParis(moment: Date): number {
  return Number(parisDay(moment.toISOString()).split("-")[1]);
}

/** The months in words: « de septembre à mars et en mai ». Consecutive months are one span, even from December to January. */
export function seasonInWords(months: readonly number[]): string {
  if (months.length === 12) return "toute l’année";
  const isGrown = (month: number) => months.includes(((month + 11) % 12) + 1);
  const spans = months
    .filter((month) => !isGrown(month - 1))
    .sort((one, other) => one - other)
    .map((first) => {
      let last = first;
      while (isGrown(last + 1)) last += 1;
      if (first === last) return inMonth(first);
      const name = frenchMonth(first);
      return `${/^[ao]/.test(name) ? "d’" : "de "}${name} à ${frenchMonth(last)}`;
    });
  return spans.join(" et ");
}

/** The produce that a food's name lists. « Raisin, tomate cerise, myrtille » lists three. */
export function produceOf(foodName: string, produce: readonly Produce[]): Produce[] {
  const named = foodName.split(/,|\u202f?:/).map(singular);
  return produce.filter(({ name }) => named.includes(singular(name)));
}

function singular(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/(?<=\S{3})[sx](?= |$)/g, "");
}
