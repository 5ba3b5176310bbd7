import { z } from "zod";
import { optionalTextBlock } from "~/domain/contact/contact-form";
import { COMMENT_LIMIT } from "./feedback-subject";
import { HONEYPOT_FIELD, SHOWN_AT_FIELD } from "~/domain/form/honeypot";

/** The vote as posted. `submission` is empty without scripts, because all visitors share the cached page. */
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
 * The signed state after a vote. `form` is the form's id, `at` the time of the vote (ms). Steps: `texte` after a text,
 * `sans-texte` after an empty text, `deja-…` if another vote of this browser already counts.
 */
export const givenFeedback = z.object({
  form: z.string().uuid(),
  page: z.string(),
  step: z.enum(["oui", "non", "deja-oui", "deja-non", "texte", "sans-texte"]),
  at: z.number(),
});

export type GivenFeedback = z.output<typeof givenFeedback>;

/** The id of a form is erased after a day: a later text would count as a second vote. */
export const FORM_LIFE_MS = 86_400_000;
