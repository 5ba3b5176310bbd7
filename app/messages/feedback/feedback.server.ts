import { z } from "zod";
import { readRow } from "~/server/rows/read-rows.server";
import { write } from "~/server/backend/supabase.server";
import type { FeedbackSubject } from "./feedback-subject";
import { findGuide } from "~/guides/guides.server";

/**
 * `form` is the id of the form, never of the visitor. `comment` is the text that a visitor adds after « Non ». Either `helped`
 * or `comment` may be missing.
 */
export type Feedback = { form: string; subject: FeedbackSubject; helped?: boolean; comment?: string };

/**
 * Stores a vote or a comment, and counts the vote once per form: sending a form again changes its vote or adds its comment.
 * Returns false if the question or guide does not exist or is not published.
 * @throws BackendError if nothing was stored
 */
export async function giveFeedback({ form, subject, helped, comment }: Feedback): Promise<boolean> {
  if (subject.kind === "fiche" && !findGuide(subject.slug)) return false;
  const about = subject.kind === "fiche" ? { about_guide: subject.slug } : { about_faq: subject.id };
  const { data } = await write((client) =>
    client.rpc("faqalim_give_feedback", { form, is_helpful: helped, wanted: comment, ...about }),
  );
  return readRow(z.boolean(), data, "faqalim_give_feedback");
}
