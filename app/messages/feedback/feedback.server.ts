import { findGuide } from "~/guides/guides.server";
import { z } from "zod";
import { readRow } from "~/server/backend/rows.server";
import { write } from "~/server/backend/supabase.server";
import { COMMENT_LIMIT, type FeedbackSubject, readFeedbackPage } from "./feedback";
import { createHash } from "node:crypto";
import { sign, verify } from "~/server/backend/signing.server";
import { optionalTextBlock } from "~/messages/contact/contact-fields";
import { missing } from "~/shell/frame/error-page";
import { HONEYPOT_FIELD, VALID_FROM_FIELD } from "~/shell/form/honeypot";
import { visitorKey } from "~/server/front-door/client-address.server";

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

/** `form` is the form’s id, which is erased after a day: a comment that comes later is stored without its vote. */
const givenFeedback = z.object({
  form: z.string(),
  page: z.string(),
  step: z.enum(["oui", "non", "texte", "sans-texte"]),
});

export type GivenFeedback = z.output<typeof givenFeedback>;

export type Feedback = { form: string; subject: FeedbackSubject; helped?: boolean; comment?: string };

/** For a page that is not online. @throws Response 404 */
export function refusePage(): never {
  throw missing({
    title: "Page introuvable",
    text: "Cette page n’existe pas, ou n’est plus en ligne. Aucun avis n’a été enregistré.",
    to: "/recherche",
    label: "Chercher une question",
  });
}

/** Counts a vote once per form. @throws BackendError; Response 404 if the question or guide is not published */
export async function storeFeedback({ form, subject, helped, comment }: Feedback): Promise<void> {
  if (subject.kind === "fiche" && !findGuide(subject.slug)) refusePage();
  const about = subject.kind === "fiche" ? { about_guide: subject.slug } : { about_faq: subject.id };
  const { data } = await write((client) =>
    client.rpc("faqalim_give_feedback", { form, is_helpful: helped, wanted: comment, ...about }),
  );
  if (!readRow(z.boolean(), data, "faqalim_give_feedback")) refusePage();
}

/** A UUID for a page without JavaScript, the same for a day, a page, an IP address and its browser. */
export function formIdOf(request: Request, page: string): string {
  const browser = ["User-Agent", "Accept-Language"].map((name) => request.headers.get(name));
  const key = JSON.stringify([visitorKey(request), page, ...browser]);
  return createHash("sha256").update(key).digest("hex").slice(0, 32);
}

export function thanksPath(given: GivenFeedback): string {
  return `/avis/merci?${new URLSearchParams({ jeton: sign("feedback", given) })}`;
}

/** @throws Response 404 for an invalid signature */
export function readGivenFeedback(request: Request) {
  const given = verify("feedback", new URL(request.url).searchParams.get("jeton"), givenFeedback);
  const subject = given && readFeedbackPage(given.page);
  if (!given || !subject) refusePage();
  return { ...given, subject };
}
