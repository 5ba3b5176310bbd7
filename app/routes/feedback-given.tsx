import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { BackToSubject } from "~/messages/feedback/feedback";
import {
  COMMENT_LIMIT,
  FEEDBACK_ERROR,
  FEEDBACK_THANKS,
  FORM_TOO_OLD,
} from "~/messages/feedback/feedback-form";
import { Field, HoneypotFields } from "~/shell/form/field";
import { PhoneLinks } from "~/shell/phone-links";
import { ErrorSummary } from "~/shell/form/failed-form";
import {
  readGivenFeedback,
  storeFeedback,
  thanksPath,
  commentSchema,
  FORM_LIFE_MS,
  type GivenFeedback,
  postedComment,
} from "~/messages/feedback/feedback.server";
import { answerForm, hasFailed, readForm } from "~/server/form/form.server";
import { validFrom } from "~/server/form/honeypot.server";
import { NO_STORE, pageHeaders } from "~/server/pages/cache-control.server";
import { OwnRouteError } from "~/shell/frame/error-page";
import { errorSeo, seo } from "~/shell/head/seo";

const NAME = "Votre avis";

export const meta: MetaFunction<typeof loader> = ({ data: page, error, ...place }) => {
  const description = "Votre avis sur cette page est bien arrivé à l’équipe de FAQ + ALIM.";
  return error
    ? errorSeo(error, { title: "Page introuvable", description: "Ce lien est inconnu ou incomplet." })
    : seo({ title: page?.hasFailed ? `Erreur\u202f: ${NAME}` : NAME, description, isIndexed: false }, place);
};

export const headers = pageHeaders;

export function loader({ request, context }: LoaderFunctionArgs) {
  const { step, subject, jeton } = readGivenFeedback(request);
  return data(
    {
      ...{ step, subject },
      sendTo: `/avis/merci?${new URLSearchParams({ jeton })}`,
      validFrom: validFrom(),
      hasFailed: hasFailed(context),
    },
    { headers: { "Cache-Control": NO_STORE } },
  );
}

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
  const { step, subject, sendTo, validFrom } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  const error = failure?.errors["souhait"];
  return (
    <div className="wrap page">
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
          <form method="post" action={sendTo} noValidate className="mt-5 max-w-2xl space-y-4">
            <Field
              name="souhait"
              label="Que cherchiez-vous&#8239;?"
              hint={`Facultatif, ${COMMENT_LIMIT}\u00a0caractères au plus.`}
              rows={3}
              isOptional
              defaultValue={failure?.posted.souhait}
              error={error}
            />
            <HoneypotFields validFrom={validFrom} wasFilled={Boolean(failure?.posted.site_web)} />
            <p className="text-sm text-muted">
              N’écrivez rien de personnel&#8239;: ni nom, ni coordonnées, ni détail sur votre santé. Nous ne
              pouvons pas vous répondre ici&#8239;: pour cela, il y a la{" "}
              <Link to="/contact" className="text-link">
                page de contact
              </Link>
              . <PhoneLinks text="En cas d’urgence, appelez le 15 ou le 112." />
            </p>
            <button type="submit" className="button button-primary">
              Envoyer
            </button>
          </form>
        )}
      </div>
      <BackToSubject subject={subject} />
    </div>
  );
}

export function ErrorBoundary() {
  return <OwnRouteError {...FEEDBACK_ERROR} />;
}
