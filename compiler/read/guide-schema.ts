import { z } from "zod";
import { date, sourceKeys, text } from "./content-fields";
import { emojiSchema } from "./emoji";
import { guideCategories, guideDifficulties } from "../../app/domain/guide/guide-kinds";

/** The front matter of a guide. */
export const guideSchema = z
  .object({
    title: text,
    description: text,
    category: z.enum(guideCategories),
    difficulty: z.enum(guideDifficulties),
    icon: emojiSchema,
    procedure: z.boolean(),
    published: z.boolean().default(true),
    created_on: date,
    reviewed_on: date,
    objectives: z.array(text).min(3).max(5),
    tips: z.array(text).min(4).max(6),
    key_takeaways: z.array(text).min(4).max(6),
    sources: sourceKeys.max(12, "douze sources au plus"),
  })
  .strict();

/** A draft may have no sources. */
export const guideDraftSchema = guideSchema.extend({ sources: z.array(z.string()) });
