import { z } from "zod";
import { findGuide } from "~/data/content.server";
import { readRow } from "~/data/backend/read-rows.server";
import { write } from "~/data/backend/supabase.server";
import type { FeedbackSubject } from "~/domain/form/feedback-subject";

/** `form` is the id of the form, never of a visitor; `comment` what they looked for, if they wrote it. */
export type Feedback = { form: string; subject: FeedbackSubject; helped: boolean; comment?: string };

/**
 * Stores an answer and counts it in the question's votes, once for each form: the same form changes its answer or adds its
 * text. False if the question or the guide does not exist or is not published. @throws BackendError: nothing was stored
 */
export async function giveFeedback({ form, subject, helped, comment }: Feedback): Promise<boolean> {
  if (subject.kind === "fiche" && !findGuide(subject.slug)) return false;
  const about = subject.kind === "fiche" ? { about_guide: subject.slug } : { about_faq: subject.id };
  const { data } = await write((client) =>
    client.rpc("faqalim_give_feedback", { form, is_helpful: helped, wanted: comment, ...about }),
  );
  return readRow(z.boolean(), data, "faqalim_give_feedback");
}
