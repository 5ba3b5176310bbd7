import { randomUUID } from "node:crypto";
import { redirect, type TypedResponse } from "@remix-run/node";
import { remember } from "@epic-web/remember";
import { LRUCache } from "lru-cache";
import { orNull } from "~/data/backend/backend-error";
import { sign, verify } from "~/data/backend/signing.server";
import { type Feedback, giveFeedback } from "~/data/messages/feedback.server";
import type { FieldErrors } from "~/domain/form/contact-form";
import { givenFeedback, type GivenFeedback } from "~/domain/form/feedback-form";
import { feedbackPage, readFeedbackPage } from "~/domain/form/feedback-subject";
import { visitorKey } from "./client-address.server";
import { storeWithinLimit } from "./rate-limit.server";
import { RETRY_AFTER_SECONDS } from "./responses.server";

/** By visitor and page, never stored: a double click, Back, or a change of mind is the same form. */
const forms = () =>
  remember(
    "feedback-forms",
    () => new LRUCache<string, string>({ max: 10_000, ttl: 600_000, ttlAutopurge: true }),
  );

const keyOf = (request: Request, page: string) => `${visitorKey(request)} ${page}`;

/** The id of a form that came without one, from a page without scripts: the same for ten minutes, or until `endForm`. */
export function formOf(request: Request, page: string): string {
  const key = keyOf(request, page);
  const form = forms().get(key) ?? randomUUID();
  forms().set(key, form, { noUpdateTTL: true });
  return form;
}

/** The next answer from this address is another person's: it must not replace this one's text. */
export function endForm(request: Request, page: string): void {
  forms().delete(keyOf(request, page));
}

type Texts = { field: string; notStored: string; tooOften: (seconds: number) => string };
type Fail<Failure> = (status: number, errors: FieldErrors, headers?: Record<string, string>) => Failure;

/**
 * Stores an answer or its text within the visitor's limit, and leads to the page that thanks; else the form is shown again.
 * @throws Response 404 if the question or the guide does not exist
 */
export async function storeFeedback<Failure>(
  request: Request,
  feedback: Feedback,
  fail: Fail<Failure>,
  { field, notStored, tooOften }: Texts,
): Promise<Failure | TypedResponse<never>> {
  let isKnown = true;
  const outcome = await orNull(
    storeWithinLimit("feedback", request, async () => {
      isKnown = await giveFeedback(feedback);
    }),
  );
  if (!outcome) return fail(503, { [field]: notStored }, { "Retry-After": RETRY_AFTER_SECONDS });
  if (outcome !== "stored") {
    const { retryAfterSeconds } = outcome;
    return fail(429, { [field]: tooOften(retryAfterSeconds) }, { "Retry-After": String(retryAfterSeconds) });
  }
  if (!isKnown) throw new Response("Not Found", { status: 404 });
  const { form, subject, helped, comment } = feedback;
  const step = comment === undefined ? (helped ? "oui" : "non") : "texte";
  return thank({ form, page: feedbackPage(subject), step, at: Date.now() });
}

/** Leads to the page that thanks. */
export function thank(given: GivenFeedback): TypedResponse<never> {
  return redirect(`/avis/merci?${new URLSearchParams({ jeton: sign("feedback", given) })}`, 303);
}

/** What the URL of the thanks says was given; `jeton` as it stands there. @throws Response 404 if it was not signed here */
export function readGivenFeedback(request: Request) {
  const jeton = new URL(request.url).searchParams.get("jeton") ?? "";
  const given = verify("feedback", jeton, givenFeedback);
  const subject = given && readFeedbackPage(given.page);
  if (!given || !subject) throw new Response("Not Found", { status: 404 });
  return { ...given, subject, jeton };
}
