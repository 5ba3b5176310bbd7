import { randomUUID } from "node:crypto";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { VoteRefused } from "~/messages/feedback/feedback-form";
import { FEEDBACK_NAME, readFeedbackPage } from "~/messages/feedback/feedback";
import {
  formIdOf,
  postedVote,
  refusePage,
  storeFeedback,
  thanksPath,
} from "~/messages/feedback/feedback.server";
import { FEEDBACK_LIMIT } from "~/server/form/rate-limits.server";
import { answerForm, readForm } from "~/server/form/form.server";
import { pageMeta } from "~/shell/head/seo";

export { RouteError as ErrorBoundary } from "~/shell/frame/error-page";

export const meta = pageMeta({
  title: FEEDBACK_NAME,
  description: "Votre avis sur une page n’a pas été enregistré.",
  isIndexed: false,
});

/** Only a post has a page here. @throws Response 405 */
export function loader({ context }: LoaderFunctionArgs): null {
  if (context["hasFailed"] !== true) throw new Response(null, { status: 405 });
  return null;
}

/** The vote form is on cached pages, so it contains neither an id nor a time (docs/decisions/0008). */
export async function action(args: ActionFunctionArgs) {
  const posted = await readForm(args.request, postedVote);
  const { page, avis } = posted;
  const subject = readFeedbackPage(page) ?? refusePage();
  const form = posted.submission || formIdOf(args.request, page);
  // A comment may come from another visitor than the vote that it shares.
  const commentForm = posted.submission || randomUUID();
  return answerForm(args, {
    posted,
    schema: postedVote,
    limit: FEEDBACK_LIMIT,
    store: () => storeFeedback({ form, subject, helped: avis === "oui" }),
    thanks: thanksPath({ form: commentForm, page, step: avis }),
  });
}

export default function FeedbackNotGiven() {
  const failure = useActionData<typeof action>();
  return failure ? <VoteRefused {...failure} /> : null;
}
