import { randomUUID } from "node:crypto";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { ErrorSummary } from "~/shell/form/failed-form";
import { BackToSubject, VoteForm } from "~/messages/feedback/feedback";
import { formIdOf, storeFeedback, thanksPath, postedVote } from "~/messages/feedback/feedback.server";
import { answerForm, hasFailed, readForm } from "~/server/form/form.server";
import { pageHeaders } from "~/server/pages/cache-control.server";
import {
  FEEDBACK_ERROR,
  FEEDBACK_TITLES,
  readFeedbackPage,
  VOTE_NOT_STORED,
  votedTooOften,
} from "~/messages/feedback/feedback-form";
import { OwnRouteError } from "~/shell/frame/error-page";
import { errorSeo, seo } from "~/shell/head/seo";

const NAME = "Votre avis";

const head = {
  title: `Erreur\u202f: ${NAME}`,
  description: "Votre avis sur une page n’a pas été enregistré.",
};

export const meta: MetaFunction = ({ error, ...place }) =>
  error ? errorSeo(error, { ...head, title: "Page introuvable" }) : seo({ ...head, isIndexed: false }, place);

export const headers = pageHeaders;

/** Only a post has a page here. @throws Response 405 */
export function loader({ context }: LoaderFunctionArgs): null {
  if (!hasFailed(context)) throw new Response(null, { status: 405 });
  return null;
}

/** The vote form is on cached pages, so it contains neither an id nor a time (docs/decisions/0008). */
export async function action(args: ActionFunctionArgs) {
  const posted = await readForm(args.request, postedVote);
  const { page, avis } = posted;
  const subject = readFeedbackPage(page);
  if (!subject) throw new Response("Not Found", { status: 404 });
  const form = posted.submission || formIdOf(args.request, page);
  // A comment may come from another visitor than the vote that it shares.
  const commentForm = posted.submission || randomUUID();
  return answerForm(args, {
    posted,
    schema: postedVote,
    field: "avis",
    limit: "feedback",
    store: () => storeFeedback({ form, subject, helped: avis === "oui" }),
    thanks: thanksPath({ form: commentForm, page, step: avis, at: Date.now() }),
    notStored: VOTE_NOT_STORED,
    tooOften: votedTooOften,
  });
}

export default function FeedbackNotGiven() {
  const failure = useActionData<typeof action>();
  if (!failure) return null;
  const { posted, errors } = failure;
  const subject = readFeedbackPage(posted.page);
  if (!subject) return null;
  return (
    <div className="wrap page">
      <h1 tabIndex={-1} className="text-3xl sm:text-4xl">
        {NAME}
      </h1>
      <ErrorSummary title="Votre avis n’est pas parti" errors={errors} page={NAME} />
      <div data-feedback-answer={`${errors["avis"]}.`} />
      <h2 id="avis" tabIndex={-1} className="mt-8 text-xl">
        {FEEDBACK_TITLES[subject.kind]}
      </h2>
      <VoteForm page={posted.page} submission={posted.submission} wasFilled={Boolean(posted.site_web)} />
      <BackToSubject subject={subject} />
    </div>
  );
}

export function ErrorBoundary() {
  return <OwnRouteError {...FEEDBACK_ERROR} />;
}
