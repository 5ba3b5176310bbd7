import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { FeedbackThanks } from "~/messages/feedback/feedback-form";
import { FEEDBACK_NAME } from "~/messages/feedback/feedback";
import {
  commentSchema,
  type GivenFeedback,
  postedComment,
  readGivenFeedback,
  storeFeedback,
  thanksPath,
} from "~/messages/feedback/feedback.server";
import { FEEDBACK_LIMIT } from "~/server/form/rate-limits.server";
import { answerForm, readForm } from "~/server/form/form.server";
import { validFrom } from "~/server/form/honeypot.server";
import { NO_STORE, pageData } from "~/server/pages/cache-control.server";
import { pageMeta } from "~/shell/head/seo";

export { RouteError as ErrorBoundary } from "~/shell/frame/error-page";

export const meta = pageMeta({
  title: FEEDBACK_NAME,
  description: "Votre avis sur cette page est bien arrivé à l’équipe de FAQ + ALIM.",
  isIndexed: false,
});

export function loader({ request }: LoaderFunctionArgs) {
  const { step, subject } = readGivenFeedback(request);
  return pageData({ step, subject, validFrom: validFrom() }, NO_STORE);
}

export async function action(args: ActionFunctionArgs) {
  const { form, page, subject } = readGivenFeedback(args.request);
  const posted = await readForm(args.request, postedComment);
  const next = (step: GivenFeedback["step"]) => thanksPath({ form, page, step });
  if (commentSchema.safeParse(posted).data?.souhait === "") return redirect(next("sans-texte"), 303);
  return answerForm(args, {
    posted,
    schema: commentSchema,
    limit: FEEDBACK_LIMIT,
    store: ({ souhait }) => storeFeedback({ form, subject, comment: souhait }),
    thanks: next("texte"),
  });
}

export default function FeedbackGiven() {
  return <FeedbackThanks {...useLoaderData<typeof loader>()} failure={useActionData<typeof action>()} />;
}
