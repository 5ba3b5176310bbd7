import { z } from "zod";
import { optionalTextBlock } from "~/messages/contact/contact-form";
import { COMMENT_LIMIT } from "./feedback-subject";
import { HONEYPOT_FIELD, VALID_FROM_FIELD } from "~/shell/form/honeypot";

/** `submission` is empty if scripts do not run, because all visitors share the cached page. */
export const postedVote = z
  .object({
    page: z.string(),
    avis: z.enum(["oui", "non"]),
    submission: z.union([z.literal(""), z.string().uuid()]),
    [HONEYPOT_FIELD]: z.string(),
  })
  .strict();

export const postedComment = z
  .object({ souhait: z.string(), [HONEYPOT_FIELD]: z.string(), [VALID_FROM_FIELD]: z.string() })
  .strict();

export const commentSchema = z.object({
  souhait: optionalTextBlock(
    COMMENT_LIMIT,
    `Votre texte dépasse ${COMMENT_LIMIT}\u00a0caractères\u202f: il est resté ici, raccourcissez-le`,
  ),
});

/** `form` is the form’s id, `at` the time of the vote in ms. */
export const givenFeedback = z.object({
  form: z.string(),
  page: z.string(),
  step: z.enum(["oui", "non", "texte", "sans-texte"]),
  at: z.number(),
});

export type GivenFeedback = z.output<typeof givenFeedback>;

/** Comments are accepted for a day. The form's id is then erased, so a later comment would count as a second vote. */
export const FORM_LIFE_MS = 86_400_000;
