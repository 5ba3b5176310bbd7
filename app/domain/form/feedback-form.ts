import { z } from "zod";
import { optionalTextBlock } from "./contact-form";
import { COMMENT_LIMIT } from "./feedback-subject";
import { HONEYPOT_FIELD, SHOWN_AT_FIELD } from "./honeypot";

/** The two buttons as posted. Without scripts, no form on a page that all visitors share has an id of its own. */
export const postedVote = z
  .object({
    page: z.string(),
    avis: z.enum(["oui", "non"]),
    submission: z.union([z.literal(""), z.string().uuid()]),
    [HONEYPOT_FIELD]: z.string(),
  })
  .strict();

/** The text after « Non », as posted. */
export const postedComment = z
  .object({ souhait: z.string(), [HONEYPOT_FIELD]: z.string(), [SHOWN_AT_FIELD]: z.string() })
  .strict();

export const commentSchema = z.object({
  souhait: optionalTextBlock(
    COMMENT_LIMIT,
    `Votre texte dépasse ${COMMENT_LIMIT}\u00a0caractères\u202f: il est resté ici, raccourcissez-le`,
  ),
});

/**
 * What follows an answer, signed: `form` is its id, `at` when it was given (ms), `texte` that its text arrived, `sans-texte` that its
 * text was left empty.
 */
export const givenFeedback = z.object({
  form: z.string().uuid(),
  page: z.string(),
  step: z.enum(["oui", "non", "texte", "sans-texte"]),
  at: z.number(),
});

export type GivenFeedback = z.output<typeof givenFeedback>;

/** After a day the form's id is forgotten: its text would count as a second answer. */
export const FORM_LIFE_MS = 86_400_000;
