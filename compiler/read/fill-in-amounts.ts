import { amountIn, exactAmount, roundAmount, roundedAmount } from "../../app/foods/nutrients/nutrient";
import { type Composition, COMPOSITION_FILE, readComposition, type Unit } from "./composition-file";
import { ContentError, type ContentFiles, readEach } from "./content-files";

export const AMOUNT_FOLDERS = /^(?:faq|fiches|profils|quiz|aliments)\//;
const PLACEHOLDER = /\{\{([^{}]*)\}\}/g;
/** « 150 g lentilles-vertes »; « 150 g pomme (sucres) » takes another nutrient than the other terms. */
const TERM = /^(\d+) g ([a-z0-9-]+)(?: \(([a-z0-9]+)\))?$/;

/**
 * Replaces `{{fe : 150 g lentilles-vertes}}` with its amount, « 3,7 mg », and a sum of foods joined by `+` with their total.
 * `{{fe sans unité : …}}` is the number only. @throws ContentError naming the file of every error
 */
export function fillInAmounts(
  files: ContentFiles,
  composition: Composition = readComposition(files),
): ContentFiles {
  const filled = readEach(Object.entries(files), ([path, raw]): [string, string] => {
    if (!AMOUNT_FOLDERS.test(path)) return [path, raw];
    const text = raw.replace(PLACEHOLDER, (placeholder, written: string) => {
      const amount = amountOf(written, composition);
      if (amount === null)
        throw new ContentError(`${path} : « ${placeholder} » n’est pas une quantité de ${COMPOSITION_FILE}`);
      return amount;
    });
    return [path, text];
  });
  return Object.fromEntries(filled);
}

function amountOf(written: string, { foods, units }: Composition): string | null {
  const [, key = "", bare, terms = ""] = /^([a-z0-9]+)( sans unité)? : (.*)$/.exec(written.trim()) ?? [];
  const unit = units[key];
  const amounts = terms.split(" + ").map((term) => {
    const [, grams, name, own = key] = TERM.exec(term.trim()) ?? [];
    const food = foods.find((candidate) => candidate.key === name);
    if (!food) return null;
    // In a sum, what is too small to be measured adds nothing.
    const isTooSmall = typeof food.amounts[own] === "string" && terms.includes("+");
    return isTooSmall ? 0 : amountIn(food, own, Number(grams));
  });
  if (!unit || amounts.some((amount) => amount === null)) return null;
  // Of the rounded parts, and not rounded again, so that a reader can add them up.
  const sum = amounts.reduce<number>((total, amount) => total + roundAmount(amount ?? 0), 0);
  const total = amounts.length > 1 ? exactAmount(Number(sum.toFixed(1)), unit) : readable(sum, unit);
  return bare ? total.replace(/\u00a0\D+$/, "") : total;
}

/** « 36 mg » for 0.036 g, « 13 mg » for 13,200 µg. */
function readable(amount: number, unit: Unit): string {
  if (unit === "g" && amount > 0 && amount < 0.1) return roundedAmount(amount * 1000, "mg");
  return unit === "µg" && amount >= 10_000 ? roundedAmount(amount / 1000, "mg") : roundedAmount(amount, unit);
}
