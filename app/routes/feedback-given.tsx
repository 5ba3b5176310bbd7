import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { CommentForm } from "~/messages/feedback/comment-form";
import { ErrorSummary } from "~/shell/form/error-summary";
import { orNull } from "~/server/backend/backend-error";
import { findFaq } from "~/questions/faqs.server";
import { readGivenFeedback, storeFeedback, thanksPath } from "~/messages/feedback/feedback.server";
import { answerForm, hasFailed, readForm } from "~/server/form/form.server";
import { validFrom } from "~/server/form/honeypot.server";
import { NO_STORE, pageHeaders } from "~/server/pages/cache-control.server";
import {
  commentSchema,
  FORM_LIFE_MS,
  type GivenFeedback,
  postedComment,
} from "~/messages/feedback/feedback-form";
import type { FeedbackSubject } from "~/messages/feedback/feedback-subject";
import { FEEDBACK_ERROR, FEEDBACK_THANKS, FORM_TOO_OLD } from "~/messages/feedback/feedback-messages";
import { guidePath } from "~/guides/guide-path";
import { OwnRouteError } from "~/shell/frame/route-error";
import { errorSeo, seo } from "~/shell/head/seo";
import { findGuide } from "~/guides/guides.server";

const NAME = "Votre avis";

export const meta: MetaFunction<typeof loader> = ({ data: page, error, ...place }) => {
  const description = "Votre avis sur cette page est bien arrivé à l’équipe de FAQ + ALIM.";
  return error
    ? errorSeo(error, { title: "Page introuvable", description: "Ce lien est inconnu ou incomplet." })
    : seo({ title: page?.hasFailed ? `Erreur\u202f: ${NAME}` : NAME, description, isIndexed: false }, place);
};

export const headers = pageHeaders;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { step, subject, jeton } = readGivenFeedback(request);
  return data(
    {
      step,
      sendTo: `/avis/merci?${new URLSearchParams({ jeton })}`,
      back: await findSubject(subject),
      validFrom: validFrom(),
      hasFailed: hasFailed(context),
    },
    { headers: { "Cache-Control": NO_STORE } },
  );
}

/** The question or guide to link back to. Returns null while the backend is down, because the page is useful without the link. */
async function findSubject(subject: FeedbackSubject): Promise<{ title: string; path: string } | null> {
  if (subject.kind === "fiche") {
    const guide = findGuide(subject.slug);
    return guide && { title: guide.title, path: guidePath(guide.slug) };
  }
  const faq = await orNull(findFaq(subject.id));
  return faq && { title: faq.question, path: faq.path };
}

/** Stores the comment that a visitor adds after voting « Non ». */
export async function action(args: ActionFunctionArgs) {
  const { form, page, subject, at } = readGivenFeedback(args.request);
  const posted = await readForm(args.request, postedComment);
  const next = (step: GivenFeedback["step"]) => thanksPath({ form, page, step, at });
  if (commentSchema.safeParse(posted).data?.souhait === "") return redirect(next("sans-texte"), 303);
  return answerForm(args, {
    posted,
    schema: commentSchema.refine(() => Date.now() - at <= FORM_LIFE_MS, {
      path: ["souhait"],
      message: FORM_TOO_OLD,
    }),
    field: "souhait",
    limit: "feedback",
    store: ({ souhait }) => storeFeedback({ form, subject, comment: souhait }),
    thanks: next("texte"),
  });
}

export default function FeedbackGiven() {
  const { step, sendTo, back, validFrom } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  const error = failure?.errors["souhait"];
  return (
    <div className="wrap pt-2 pb-4 md:py-8">
      <h1 tabIndex={-1} className="text-3xl sm:text-4xl">
        {NAME}
      </h1>
      {failure ? (
        <ErrorSummary title="Votre texte n’est pas parti" errors={failure.errors} page={NAME} />
      ) : (
        <p className="mt-3 max-w-2xl text-lg">{FEEDBACK_THANKS[step]}</p>
      )}
      <div data-feedback-answer={error ? `${error}.` : FEEDBACK_THANKS[step]}>
        {step === "non" && (
          <CommentForm
            action={sendTo}
            validFrom={validFrom}
            typed={failure?.posted.souhait}
            error={error}
            wasFilled={Boolean(failure?.posted.site_web)}
          />
        )}
      </div>
      {back && (
        <p className="mt-8">
          Revenir à la page{"\u202f"}:{" "}
          <Link to={back.path} className="text-link">
            {back.title}
          </Link>
        </p>
      )}
    </div>
  );
}

export function ErrorBoundary() {
  return <OwnRouteError {...FEEDBACK_ERROR} />;
}
