import { randomUUID } from "node:crypto";
import { redirect, type TypedResponse } from "@remix-run/node";
import { remember } from "@epic-web/remember";
import { LRUCache } from "lru-cache";
import { orNull } from "~/data/backend/backend-error";
import { sign, verify } from "~/data/backend/signing.server";
import { type Feedback, giveFeedback } from "~/data/feedback/feedback.server";
import type { FieldErrors } from "~/domain/contact/contact-form";
import { givenFeedback, type GivenFeedback } from "~/domain/feedback/feedback-form";
import { feedbackPage, readFeedbackPage } from "~/domain/feedback/feedback-subject";
import { visitorKey } from "~/http/client-address.server";
import { storeWithinLimit } from "~/http/rate-limit.server";
import { RETRY_AFTER_SECONDS } from "~/http/responses.server";

type Answer = GivenFeedback["step"] & ("oui" | "non");

/** The recent votes without a form id, by browser and page. They are only in memory. */
const answers = () =>
  remember(
    "votes-without-id",
    () =>
      new LRUCache<string, { form: string; avis: Answer }>({ max: 10_000, ttl: 600_000, ttlAutopurge: true }),
  );

/** The headers distinguish browsers that share an IP address. */
const keyOf = (request: Request, page: string) =>
  [
    visitorKey(request),
    page,
    ...["User-Agent", "Accept-Language"].map((name) => request.headers.get(name)?.slice(0, 200)),
  ].join(" ");

/**
 * Stores a vote from a page without JavaScript, whose form has no id. Only a browser's first vote within ten minutes counts.
 * Repeating it (a double click) stores the same form again. The opposite vote is not stored, because it may come from another
 * visitor. A comment that follows a repeated or opposite vote belongs to a new form.
 */
export async function storeWithoutId<Failure>(
  request: Request,
  { page, avis }: { page: string; avis: Answer },
  store: (form: string) => Promise<Failure | TypedResponse<never>>,
): Promise<Failure | TypedResponse<never>> {
  const key = keyOf(request, page);
  const first = answers().get(key);
  const again: GivenFeedback = { form: randomUUID(), page, step: avis, at: Date.now() };
  if (first && first.avis !== avis) return thank({ ...again, step: `deja-${avis}` });
  const { form } = first ?? again;
  if (!first) answers().set(key, { form, avis });
  const answer = await store(form);
  if (!first && !(answer instanceof Response)) answers().delete(key);
  return first && answer instanceof Response ? thank(again) : answer;
}

type Texts = { field: string; notStored: string; tooOften: (seconds: number) => string };
type Fail<Failure> = (status: number, errors: FieldErrors, headers?: Record<string, string>) => Failure;

/**
 * Stores a vote or a comment within the visitor's rate limit and redirects to the thank-you page; on failure returns `fail(…)`.
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

/** Redirects to the thank-you page with a signed token. */
export function thank(given: GivenFeedback): TypedResponse<never> {
  return redirect(`/avis/merci?${new URLSearchParams({ jeton: sign("feedback", given) })}`, 303);
}

/** Reads the vote from the thank-you page's token; `jeton` is the raw token. @throws Response 404 for an invalid signature */
export function readGivenFeedback(request: Request) {
  const jeton = new URL(request.url).searchParams.get("jeton") ?? "";
  const given = verify("feedback", jeton, givenFeedback);
  const subject = given && readFeedbackPage(given.page);
  if (!given || !subject) throw new Response("Not Found", { status: 404 });
  return { ...given, subject, jeton };
}
