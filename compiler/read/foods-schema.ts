import { z } from "zod";
import { FOOD_ALERTS } from "../../app/foods/food";
import { FOOD_VERDICTS } from "../../app/foods/verdicts";
import { atMostWords, date, known, slug, text } from "./content-fields";
import { type Situations, SITUATIONS_FILE } from "./situations-file";
import { cited, type SourceRegistry } from "./source-registry";

export const KINS_FILE = "aliments/familles.yaml";

/** The maximum number of words in a condition: visitors should read a verdict in a second. */
const CONDITION_WORDS = 14;
const REASON_WORDS = 20;

const id = z.number().int().positive().max(9_999);
const words = (limit: number) =>
  atMostWords(limit).refine((value) => !value.endsWith("."), {
    message: "finit par un point : le site l’ajoute",
  });
/** The confidence of a fact. Facts with low confidence cannot be published. */
const confiance = z.enum(["haut", "moyen"]);

const advice = (registry: SourceRegistry) =>
  z.strictObject({
    /** A `phrase` is a sentence instead of a verdict, where no source allows one. Only families have some. */
    verdict: z.enum([...FOOD_VERDICTS, "phrase"]),
    condition: words(CONDITION_WORDS).optional(),
    raison: words(REASON_WORDS),
    sources: cited(registry, 0),
    confiance,
  });
type Advice = z.output<ReturnType<typeof advice>>;

function refineAdvice({ verdict, condition, sources }: Advice, { addIssue }: z.RefinementCtx): void {
  if (["oui-si", "limiter"].includes(verdict) && condition === undefined)
    addIssue({
      code: "custom",
      path: ["condition"],
      message: "manque : « oui-si » et « limiter » disent toujours à quelle condition",
    });
  if (sources.length === 0 && verdict !== "phrase")
    addIssue({ code: "custom", path: ["sources"], message: "il en faut une" });
}

export const kinsSchema = (registry: SourceRegistry, { all }: Situations) =>
  z.strictObject({
    relu_le: date,
    familles: z.array(z.strictObject({ cle: slug, nom: text, comme: text.optional() })),
    conseils: z.array(
      z.strictObject({
        pour: z
          .array(
            known(
              all.map(({ key }) => key),
              `une situation de ${SITUATIONS_FILE}`,
            ),
          )
          .min(1),
        conseils: z.array(
          advice(registry)
            .extend({ familles: z.array(slug).min(1, "il faut au moins une famille") })
            .superRefine(refineAdvice),
        ),
      }),
    ),
  });

const foodSchema = (registry: SourceRegistry, { all, groups }: Situations, kins: readonly string[]) =>
  z
    .strictObject({
      id,
      cle: slug,
      nom: text,
      synonymes: z.array(text).default([]),
      /** A family of familles.yaml, whose advice the food inherits. */
      famille: known(kins, `une famille de ${KINS_FILE}`),
      /** False withdraws the food. Its id is never reused for another food. */
      publie: z.boolean().default(true),
      allergenes: text.optional(),
      alertes: z.array(z.enum(FOOD_ALERTS)).optional(),
      remplacer: text.optional(),
      conseils: z
        .array(
          advice(registry)
            .extend({
              pour: z
                .array(
                  known(
                    [...all.map(({ key }) => key), ...Object.keys(groups)],
                    `une situation, ni un groupe, de ${SITUATIONS_FILE}`,
                  ),
                )
                .min(1, "il faut au moins une situation"),
              verdict: z.enum(FOOD_VERDICTS),
            })
            .superRefine(refineAdvice),
        )
        .default([]),
    })
    .refine(({ allergenes, alertes }) => allergenes === undefined || alertes !== undefined, {
      path: ["alertes"],
      message:
        "manque : avec des allergènes, écrivez « [allergie] », ou « [] » si l’aliment n’en contient pas toujours",
    });

/** Abbreviated units are refused, because `readDuration` reads only units that are written out. */
const duration = text
  .refine(
    (value) => !/\d\s*(?:h|j|min|sem)\b|\d\s*–/.test(value),
    "s’écrit en toutes lettres : « 2 à 3 jours », « 24 heures »",
  )
  .nullable()
  .default(null);

const fact = (registry: SourceRegistry) => ({
  ...{ nom: text, sources: cited(registry), confiance },
});

export const shelfSchema = (registry: SourceRegistry, situations: Situations, kins: readonly string[]) =>
  z.strictObject({
    rayon: text,
    /** The place of the shelf in all lists. */
    ordre: z.number().int().default(99),
    relu_le: date,
    aliments: z.array(foodSchema(registry, situations, kins)).default([]),
    conservation: z
      .array(
        z.strictObject({
          ...fact(registry),
          id,
          cle: slug,
          aliments: z.array(slug).default([]),
          placard: duration,
          ferme: duration,
          ouvert: duration,
          congelateur: duration,
          date: text.optional(),
          jeter_si: text.optional(),
          conseil: text.optional(),
        }),
      )
      .default([]),
    saisons: z
      .array(
        z.strictObject({
          ...fact(registry),
          type: z.enum(["fruit", "légume"]),
          mois: z.array(z.number().int().min(1).max(12)).min(1),
        }),
      )
      .default([]),
  });

export type Shelf = z.output<ReturnType<typeof shelfSchema>>;
