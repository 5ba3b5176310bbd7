import { Link, useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import scriptUrl from "./feedback-script.ts?worker&url";
import { ErrorSummary, type FailedForm } from "~/shell/form/failed-form";
import { Field, HoneypotFields } from "~/shell/form/field";
import { NOT_SENT, WHOLE_FORM } from "~/shell/form/form-messages";
import { PartScript } from "~/shell/frame/page-scripts";
import { PhoneLinks } from "~/shell/phone-links";
import {
  COMMENT_LIMIT,
  FEEDBACK_NAME,
  feedbackPage,
  type FeedbackSubject,
  readFeedbackPage,
} from "./feedback";

const TITLES: Record<FeedbackSubject["kind"], string> = {
  question: "Cette réponse vous a-t-elle aidé\u202f?",
  fiche: "Cette fiche vous a-t-elle aidé\u202f?",
};

const THANKS = {
  oui: "Merci, votre avis est compté.",
  non: "Merci, votre avis est compté. Si vous voulez, dites-nous ce que vous cherchiez.",
  "sans-texte": "Merci, votre avis est compté, sans commentaire.",
  texte: "Merci, votre texte est bien arrivé. Il nous aidera à améliorer cette page.",
};

export function Feedback({ subject }: { subject: FeedbackSubject }) {
  const page = feedbackPage(subject);
  return (
    <>
      <h2 id="avis" className="font-sans text-base font-semibold tracking-normal max-sm:basis-full">
        {TITLES[subject.kind]}
      </h2>
      <section
        key={page}
        aria-labelledby="avis"
        data-feedback
        data-not-sent={`${NOT_SENT}.`}
        className="flex min-w-0 flex-[1_1_12rem] flex-wrap items-center gap-x-5 gap-y-2 aria-busy:opacity-60"
      >
        <VoteForm page={page} />
        <p
          role="status"
          tabIndex={-1}
          data-feedback-status
          className="not-empty:basis-full [section:has([aria-invalid])_&]:sr-only"
        />
        <div data-feedback-next className="not-empty:basis-full" />
        <PartScript src={scriptUrl} />
      </section>
    </>
  );
}

function VoteForm({ page, submission }: { page: string; submission?: string }) {
  return (
    <form method="post" action="/avis" className="relative overflow-hidden p-1.5 -m-1.5">
      <input type="hidden" name="page" value={page} />
      <input type="hidden" name="submission" value={submission ?? ""} />
      <HoneypotFields isShownAgain={submission !== undefined} />
      <p className="flex flex-wrap gap-3">
        {(["oui", "non"] as const).map((answer) => (
          <button
            key={answer}
            type="submit"
            name="avis"
            value={answer}
            className="button button-quiet bg-card"
          >
            {answer === "oui" ? "Oui" : "Non"}
          </button>
        ))}
      </p>
    </form>
  );
}

function FeedbackScreen({ subject, children }: { subject: FeedbackSubject; children: ReactNode }) {
  const isQuestion = subject.kind === "question";
  return (
    <div className="wrap page">
      <h1 tabIndex={-1} className="text-3xl sm:text-4xl">
        {FEEDBACK_NAME}
      </h1>
      {children}
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

export function VoteRefused({ posted, errors }: FailedForm<"page" | "submission">) {
  const subject = readFeedbackPage(posted.page);
  if (!subject) return null;
  return (
    <FeedbackScreen subject={subject}>
      <ErrorSummary title="Votre avis n’est pas parti" errors={errors} />
      <div data-feedback-answer={`${errors[WHOLE_FORM]}.`} />
      <h2 id="avis" tabIndex={-1} className="mt-8 text-xl">
        {TITLES[subject.kind]}
      </h2>
      <VoteForm page={posted.page} submission={posted.submission} />
    </FeedbackScreen>
  );
}

const LABELS = { souhait: "Que cherchiez-vous\u202f?" };

type FeedbackThanksProps = {
  step: keyof typeof THANKS;
  subject: FeedbackSubject;
  validFrom: string;
  failure: FailedForm<"souhait"> | undefined;
};

export function FeedbackThanks({ step, subject, validFrom, failure }: FeedbackThanksProps) {
  const { pathname, search } = useLocation();
  const error = failure?.errors["souhait"];
  const refusal = failure?.errors[WHOLE_FORM] ?? error;
  return (
    <FeedbackScreen subject={subject}>
      {failure ? (
        <ErrorSummary title="Votre texte n’est pas parti" errors={failure.errors} labels={LABELS} />
      ) : (
        <p className="mt-3 max-w-2xl text-lg">{THANKS[step]}</p>
      )}
      <div data-feedback-answer={refusal ? `${refusal}.` : THANKS[step]}>
        {step === "non" && (
          <form method="post" action={pathname + search} noValidate className="mt-5 max-w-2xl space-y-4">
            <Field
              name="souhait"
              label={LABELS.souhait}
              hint={`Facultatif, ${COMMENT_LIMIT}\u00a0caractères au plus.`}
              rows={3}
              isOptional
              defaultValue={failure?.posted.souhait}
              error={error}
            />
            <HoneypotFields validFrom={validFrom} isShownAgain={failure !== undefined} />
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
    </FeedbackScreen>
  );
}
