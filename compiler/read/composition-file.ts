import { z } from "zod";
import { type ComposedFood, composedFoodSchema } from "../../app/foods/nutrients/composed-food";
import {
  amountIn,
  exactAmount,
  type Nutrient,
  NUTRIENT_GROUPS,
  roundAmount,
  roundedAmount,
} from "../../app/foods/nutrients/nutrient";
import { date, entryOf, known, number, phrasing, refuseRepeats, slug, text } from "./content-fields";
import {
  ContentError,
  type ContentFiles,
  inPlace,
  parseContent,
  readEach,
  readYamlFile,
} from "./content-files";
import { cited, type SourceRegistry } from "./source-registry";

export const COMPOSITION_FILE = "composition.tsv";
export const NUTRIENTS_FILE = "nutriments.yaml";
const TABLE_SOURCES = ["CIQUAL-2025", "INCO"];

type Unit = "kcal" | Nutrient["unit"];
/** The foods of composition.tsv, and the unit of each of its nutrients. */
type Composition = { foods: ComposedFood[]; units: Record<string, Unit> };

const UNITS: Record<string, Unit> = { kcal: "kcal", g: "g", mg: "mg", ug: "µg", uger: "µg" };
/** A number, or the words of the table for what it could not measure. */
const amount = z
  .string()
  .regex(
    /^(?:<?\d+(?:\.\d+)?|traces) (?:haut|ecart|moyen|calcule)$/,
    "n’est pas une quantité avec sa confiance",
  )
  .transform((written) => written.split(" ")[0] ?? "")
  .transform((written) => (/^\d/.test(written) ? Number(written) : written));

const yes = z.enum(["oui", "non"]).transform((word) => word === "oui");
const foodSchema = z.strictObject({
  cle: slug,
  nom: text,
  aliment: z.union([slug, z.literal("")]),
  lien: z.enum(["même aliment", "même famille", ""]),
  famille: slug,
  regime: composedFoodSchema.shape.diet,
  lait: yes,
  enrichi: yes,
  source: z.string().min(1, "manque : oui, non, ou les nutriments dont l’aliment est une source"),
  portion_g: z.coerce.number().positive().max(500),
  portion: text,
  origine_portion: text,
  code_ciqual: z.coerce.number().int().positive().max(999_999),
  mesures: z.record(amount),
});

/** One food per line, amounts in 100 g. Empty is unknown, and doubtful counts as empty. @throws ContentError naming the line of every error */
export function readComposition(files: ContentFiles): Composition {
  return inPlace(COMPOSITION_FILE, () => readTable(files[COMPOSITION_FILE] ?? ""));
}

function readTable(raw: string): Composition {
  const [names = [], ...lines] = raw
    .trimEnd()
    .split("\n")
    .map((line) => line.split("\t"));
  const columns = names.flatMap((name, at) => {
    const [key = "", written = ""] = name.split("_");
    if (names[at + 1] !== `${key}_conf`) return [];
    const unit = UNITS[written];
    if (!unit) throw new ContentError(`« ${name} » : l’unité n’est pas connue`);
    return [{ key, unit, at }];
  });
  const units = Object.fromEntries(columns.map(({ key, unit }) => [key, unit]));
  const rows = lines.map((cells, number) => {
    const fields = names.slice(0, columns[0]?.at).map((name, at) => [name, cells[at]] as const);
    const measures = columns
      .map(({ key, at }) => [key, `${cells[at]} ${cells[at + 1]}`] as const)
      .filter(([, measure]) => measure !== " " && !measure.endsWith(" douteux"));
    return [
      `ligne ${number + 2}`,
      { ...Object.fromEntries(fields), mesures: Object.fromEntries(measures) },
    ] as const;
  });
  const schema = foodSchema.superRefine(({ mesures }, { addIssue }) => {
    for (const message of impossibilities(mesures, units)) addIssue({ code: "custom", message });
  });
  const foods = Object.values(parseContent(z.record(schema.transform(toFood)), Object.fromEntries(rows)));
  for (const field of ["id", "key"] as const)
    refuseRepeats(foods.map((food) => ({ at: `« ${food.key} »`, value: food[field], name: food.name })));
  return { foods, units };
}

function toFood(row: z.output<typeof foodSchema>): ComposedFood {
  return {
    ...{ id: row.code_ciqual, key: row.cle, name: row.nom, amounts: row.mesures },
    ...{ foodKey: row.aliment || null, isSameFood: row.lien === "même aliment" },
    ...{ family: row.famille, diet: row.regime, hasMilk: row.lait, isFortified: row.enrichi },
    sourceOf: row.source === "oui" ? null : row.source === "non" ? [] : row.source.split(" "),
    ...{ portionGrams: row.portion_g, portionName: row.portion, portionSource: row.origine_portion },
  };
}

/** Kilocalories in a gram. */
const ENERGY = { prot: 4, lip: 9, gluc: 4, fibres: 2 };
const GRAMS_PER_UNIT: Record<Unit, number> = { kcal: 0, g: 1, mg: 1e-3, µg: 1e-6 };

/** What is wrong with amounts that 100 g cannot have, or with an energy that does not follow from the nutrients. */
function impossibilities(amounts: ComposedFood["amounts"], units: Record<string, Unit>): string[] {
  const of = (key: string) => {
    const amount = amounts[key];
    return typeof amount === "number" ? amount : 0;
  };
  const heavy = Object.keys(amounts).filter((key) => of(key) * GRAMS_PER_UNIT[units[key] ?? "kcal"] > 100);
  const parts = Object.keys(ENERGY).reduce((sum, key) => sum + of(key), 0);
  const isMore = (part: string, whole: string) =>
    typeof amounts[whole] === "number" && of(part) > of(whole) + 0.1;
  const energy = Object.entries(ENERGY).reduce((sum, [key, each]) => sum + of(key) * each, 0);
  // Acids, polyols and alcohol also have energy, which counts where there is little of anything else.
  const isOtherEnergy = Math.abs(energy - of("kcal")) > Math.max(of("kcal") * 0.2, 12);
  return [
    ...heavy.map((key) => `« ${key} » : plus de 100 g dans 100 g`),
    ...(parts > 103 ? ["les nutriments pèsent plus de 100 g"] : []),
    ...(isMore("ags", "lip") ? ["plus de graisses saturées que de graisses"] : []),
    ...(isMore("sucres", "gluc") ? ["plus de sucres que de glucides"] : []),
    ...(isOtherEnergy ? [`${of("kcal")} kcal, mais ses nutriments en font ${Math.round(energy)}`] : []),
  ];
}

const nutrientSchema = ({ foods, units }: Composition, registry: SourceRegistry) => {
  const foodKeys = foods.flatMap(({ key, family }) => [key, family]);
  const measured = Object.entries(units).flatMap(([key, unit]) =>
    unit === "kcal" ? [] : [[key, { key, unit }] as const],
  );
  return z
    .strictObject({
      cle: entryOf(Object.fromEntries(measured), `un nutriment de ${COMPOSITION_FILE}`),
      adresse: slug,
      nom: text,
      de: text,
      groupe: z.string().refine((key): key is Nutrient["group"] => Object.hasOwn(NUTRIENT_GROUPS, key)),
      phrase: text,
      repere: z.strictObject({ quantite: z.number().positive(), texte: text }),
      besoins: z.array(z.strictObject({ qui: text, combien: text })).default([]),
      limites: z.array(text).default([]),
      ecartes: z.array(known(foodKeys, `dans ${COMPOSITION_FILE}`)).default([]),
      mots: z.array(phrasing).min(1),
      question: number.optional(),
      sources: cited(registry).optional(),
    })
    .refine(({ besoins, sources }) => besoins.length === 0 || sources, {
      path: ["sources"],
      message: "manque : un besoin a sa source",
    })
    .transform(({ cle: { key, unit }, ...entry }): Nutrient => ({
      ...{ key, slug: entry.adresse, name: entry.nom, of: entry.de, unit, group: entry.groupe },
      ...{ sentence: entry.phrase, limits: entry.limites, words: entry.mots },
      question: entry.question ?? null,
      reference: { amount: entry.repere.quantite, name: entry.repere.texte },
      needs: entry.besoins.map(({ qui, combien }) => ({ who: qui, amount: combien })),
      unranked: entry.ecartes,
      sources: [
        ...TABLE_SOURCES.flatMap((source) => registry[source]?.source ?? []),
        ...(entry.sources ?? []),
      ],
    }));
};

export function readNutrients(files: ContentFiles, composition: Composition, registry: SourceRegistry) {
  const schema = z
    .strictObject({ relu_le: date, nutriments: z.array(nutrientSchema(composition, registry)) })
    .transform(({ relu_le: reviewedOn, nutriments: nutrients }) => ({ nutrients, reviewedOn }));
  return readYamlFile(files, NUTRIENTS_FILE, schema, { nutrients: [], reviewedOn: null });
}

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
