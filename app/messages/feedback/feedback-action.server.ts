import { createHash } from "node:crypto";
import { sign, verify } from "~/server/backend/signing.server";
import { type Feedback, giveFeedback } from "./feedback.server";
import { givenFeedback, type GivenFeedback } from "./feedback-form";
import { readFeedbackPage } from "./feedback-subject";
import { visitorKey } from "~/server/front-door/client-address.server";

/**
 * The id of a vote from a page without JavaScript, as a UUID: the same for a day, a page and an IP address. The headers
 * distinguish browsers that share an address.
 */
export function formIdOf(request: Request, page: string): string {
  const browser = ["User-Agent", "Accept-Language"].map((name) => request.headers.get(name));
  const key = JSON.stringify([visitorKey(request), page, ...browser]);
  return createHash("sha256").update(key).digest("hex").slice(0, 32);
}

/** Stores a vote or a comment. @throws BackendError; Response 404 if the question or the guide does not exist */
export async function storeFeedback(feedback: Feedback): Promise<void> {
  if (!(await giveFeedback(feedback))) throw new Response("Not Found", { status: 404 });
}

/** The path of the thank-you page, with a signed token. */
export function thanksPath(given: GivenFeedback): string {
  return `/avis/merci?${new URLSearchParams({ jeton: sign("feedback", given) })}`;
}

/** Reads the vote from the thank-you page's token; `jeton` is the raw token. @throws Response 404 for an invalid signature */
export function readGivenFeedback(request: Request) {
  const jeton = new URL(request.url).searchParams.get("jeton") ?? "";
  const given = verify("feedback", jeton, givenFeedback);
  const subject = given && readFeedbackPage(given.page);
  if (!given || !subject) throw new Response("Not Found", { status: 404 });
  return { ...given, subject, jeton };
}
