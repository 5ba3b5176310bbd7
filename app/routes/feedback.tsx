import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useActionData } from "@remix-run/react";
import { ErrorSummary } from "~/components/form/error-summary";
import { VoteForm } from "~/components/feedback/feedback";
import { FeedbackError } from "~/components/feedback/feedback-error";
import { storeFeedback, storeWithoutId } from "~/http/forms/feedback.server";
import { formFailure, hasFailed, readForm } from "~/http/forms/form.server";
import { pageHeaders } from "~/http/cache-control.server";
import { looksLikeSpam } from "~/http/forms/spam.server";
import { postedVote } from "~/domain/feedback/feedback-form";
import { readFeedbackPage } from "~/domain/feedback/feedback-subject";
import { FEEDBACK_TITLES, VOTE_NOT_STORED, votedTooOften } from "~/domain/feedback/feedback-messages";
import { TOO_FAST } from "~/domain/form/form-messages";
import { errorSeo, seo } from "~/domain/site/seo";

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
export async function action({ request, context }: ActionFunctionArgs) {
  const posted = await readForm(request, postedVote);
  const subject = readFeedbackPage(posted.page);
  if (!subject) throw new Response("Not Found", { status: 404 });
  const fail = formFailure(context, posted);
  if (looksLikeSpam(posted, { timed: false })) return fail(422, { avis: TOO_FAST });
  const store = (form: string) =>
    storeFeedback(request, { form, subject, helped: posted.avis === "oui" }, fail, {
      field: "avis",
      notStored: VOTE_NOT_STORED,
      tooOften: votedTooOften,
    });
  return posted.submission ? store(posted.submission) : storeWithoutId(request, posted, store);
}

/** This page is rendered only if the vote was not stored. */
export default function FeedbackNotGiven() {
  const failure = useActionData<typeof action>();
  if (!failure) return null;
  const { posted, errors } = failure;
  const subject = readFeedbackPage(posted.page);
  if (!subject) return null;
  const isQuestion = subject.kind === "question";
  return (
    <div className="wrap py-8 md:py-12">
      <h1 tabIndex={-1} className="text-3xl sm:text-4xl">
        {NAME}
      </h1>
      <ErrorSummary title="Votre avis n’est pas parti" errors={errors} page={NAME} />
      <div data-feedback-answer={`${errors["avis"]}.`} />
      <h2 id="avis" tabIndex={-1} className="mt-8 text-xl">
        {FEEDBACK_TITLES[subject.kind]}
      </h2>
      <VoteForm page={posted.page} submission={posted.submission} wasFilled={Boolean(posted.site_web)} />
      <p className="mt-6">
        <Link
          to={isQuestion ? `/question/${subject.id}` : `/fiches-pratiques/${subject.slug}`}
          className="text-link inline-flex min-h-11 items-center"
        >
          {isQuestion ? "Revenir à la réponse" : "Revenir à la fiche"}
        </Link>
      </p>
    </div>
  );
}

export function ErrorBoundary() {
  return <FeedbackError />;
}
