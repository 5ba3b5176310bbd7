import { z } from "zod";

export const composedFoodSchema = z.object({
  id: z.number(),
  key: z.string(),
  name: z.string(),
  /** The food of the look-up; `isSameFood` is false if it is only of the same family. */
  foodKey: z.string().nullable(),
  isSameFood: z.boolean(),
  family: z.string(),
  diet: z.enum(["vegetal", "oeuf-lait-miel", "animal"]),
  hasMilk: z.boolean(),
  isFortified: z.boolean(),
  /** The nutrients for which a label may call the food a source; null if all. */
  sourceOf: z.array(z.string()).nullable(),
  portionGrams: z.number().positive(),
  portionName: z.string(),
  portionSource: z.string(),
  /** In 100 g: numbers, or the table's words for what it could not measure, « <20 », « traces ». What is missing is unknown. */
  amounts: z.record(z.union([z.number(), z.string()])),
});

export type ComposedFood = z.output<typeof composedFoodSchema>;
