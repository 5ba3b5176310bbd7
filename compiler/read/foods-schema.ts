import { z } from "zod";
import { FOOD_ALERTS } from "../../app/foods/food";
import { FOOD_VERDICTS } from "../../app/foods/verdicts";
import { date, slug, sourceKeys, text } from "./content-fields";

/** The maximum number of words in a condition: visitors should read a verdict in a second. */
const CONDITION_WORDS = 14;
const REASON_WORDS = 20;

const id = z.number().int().positive().max(9_999);
const words = (limit: number) =>
  text
    .refine((value) => value.split(/[\s/]+/).filter((word) => /\p{L}|\d/u.test(word)).length <= limit, {
      message: `dépasse ${limit} mots`,
    })
    .refine((value) => !value.endsWith("."), { message: "finit par un point : le site l’ajoute" });
/** The confidence of a fact. Facts with low confidence cannot be published. */
const confiance = z
  .string()
  .refine(
    (level) => level === "haut" || level === "moyen",
    "n’est ni « haut » ni « moyen » : rien d’autre ne se publie",
  );

const adviceFields = {
  verdict: z.enum(FOOD_VERDICTS),
  condition: words(CONDITION_WORDS).optional(),
  raison: words(REASON_WORDS),
  sources: sourceKeys,
  confiance,
};
type AdviceFields = { verdict: string; condition?: string | undefined };
const hasCondition = ({ verdict, condition }: AdviceFields) =>
  condition !== undefined || !["oui-si", "limiter"].includes(verdict);
const missingCondition = {
  path: ["condition"],
  message: "manque : « oui-si » et « limiter » disent toujours à quelle condition",
};

const ruleSchema = z
  .object({ pour: z.array(slug).min(1, "il faut au moins une situation"), ...adviceFields })
  .strict()
  .refine(hasCondition, missingCondition);

/** A rule of families. A `phrase` is a sentence instead of a verdict, where no source allows one. */
const kinRuleSchema = z
  .object({
    familles: z.array(slug).min(1, "il faut au moins une famille"),
    ...adviceFields,
    verdict: z.enum([...FOOD_VERDICTS, "phrase"]),
    sources: z.array(z.string()),
  })
  .strict()
  .refine(hasCondition, missingCondition)
  .refine(({ verdict, sources }) => sources.length > 0 || verdict === "phrase", {
    path: ["sources"],
    message: "il en faut une",
  });

/** The schema of content/aliments/familles.yaml. */
export const kinsSchema = z
  .object({
    relu_le: date,
    familles: z.array(z.object({ cle: slug, nom: text, comme: text.optional() }).strict()),
    conseils: z.array(z.object({ pour: z.array(slug).min(1), conseils: z.array(kinRuleSchema) }).strict()),
  })
  .strict();

const foodSchema = z
  .object({
    id,
    cle: slug,
    nom: text,
    synonymes: z.array(text).default([]),
    /** A family of familles.yaml, whose advice the food inherits. */
    famille: slug,
    /** False withdraws the food. Its id is never reused for another food. */
    publie: z.boolean().default(true),
    allergenes: text.optional(),
    alertes: z.array(z.enum(FOOD_ALERTS)).optional(),
    remplacer: text.optional(),
    conseils: z.array(ruleSchema).default([]),
  })
  .strict()
  .refine(({ allergenes, alertes }) => allergenes === undefined || alertes !== undefined, {
    path: ["alertes"],
    message:
      "manque : avec des allergènes, écrivez « [allergie] », ou « [] » si l’aliment n’en contient pas toujours",
  });

/** Abbreviated units are refused, because `readDuration` reads only units that are written out. */
const duration = text.refine((value) => !/\d\s*(?:h|j|min|sem)\b|\d\s*–/.test(value), {
  message: "s’écrit en toutes lettres : « 2 à 3 jours », « 24 heures »",
});

/** Advice at the end of a file, where the list of foods has ended. */
const misplaced = z
  .unknown()
  .refine(
    (advice) => advice === undefined,
    "n’a pas sa place ici : un conseil s’écrit sous le « conseils: » d’un aliment, plus haut dans la liste « aliments: »",
  );

const storageSchema = z
  .object({
    ...{ conseils: misplaced, pour: misplaced },
    id,
    cle: slug,
    nom: text,
    aliments: z.array(slug).default([]),
    placard: duration.optional(),
    ferme: duration.optional(),
    ouvert: duration.optional(),
    congelateur: duration.optional(),
    date: text.optional(),
    jeter_si: text.optional(),
    conseil: text.optional(),
    sources: sourceKeys,
    confiance,
  })
  .strict();

const produceSchema = z
  .object({
    ...{ conseils: misplaced, pour: misplaced },
    nom: text,
    type: z.enum(["fruit", "légume"]),
    mois: z.array(z.number().int().min(1).max(12)).min(1),
    sources: sourceKeys,
    confiance,
  })
  .strict();

/** The schema of a file in content/aliments/, with the French field names of the file. */
export const familySchema = z
  .object({
    rayon: text,
    relu_le: date,
    aliments: z.array(foodSchema).default([]),
    conservation: z.array(storageSchema).default([]),
    saisons: z.array(produceSchema).default([]),
  })
  .strict();

export type FamilyFile = z.output<typeof familySchema>;
