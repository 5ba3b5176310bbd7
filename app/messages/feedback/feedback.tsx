import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import scriptUrl from "./feedback-script.ts?worker&url";
import { HoneypotFields } from "~/shell/form/field";
import { PartScript } from "~/shell/frame/page-scripts";
import { FEEDBACK_NOT_SENT, FEEDBACK_TITLES, feedbackPage, type FeedbackSubject } from "./feedback-form";

export function Feedback({
  subject,
  className,
  children,
}: {
  subject: FeedbackSubject;
  className: string;
  children: ReactNode;
}) {
  const page = feedbackPage(subject);
  return (
    <div
      className={`flex flex-wrap items-center gap-x-5 gap-y-2 border-y border-line py-3 print:hidden ${className}`}
    >
      <h2 id="avis" className="font-sans text-base font-semibold tracking-normal max-sm:basis-full">
        {FEEDBACK_TITLES[subject.kind]}
      </h2>
      <section
        key={page}
        aria-labelledby="avis"
        data-feedback
        data-not-sent={FEEDBACK_NOT_SENT}
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
      <div className="self-start">{children}</div>
    </div>
  );
}

type VoteFormProps = {
  page: string;
  submission?: string;
  wasFilled?: boolean;
};

export function VoteForm({ page, submission = "", wasFilled = false }: VoteFormProps) {
  return (
    <form method="post" action="/avis" className="relative overflow-hidden p-1.5 -m-1.5">
      <input type="hidden" name="page" value={page} />
      <input type="hidden" name="submission" value={submission} />
      <HoneypotFields wasFilled={wasFilled} />
      <p className="flex flex-wrap gap-3">
        {(["oui", "non"] as const).map((answer) => (
          <button
            key={answer}
            type="submit"
            name="avis"
            value={answer}
            className="button button-quiet bg-card aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
          >
            {answer === "oui" ? "Oui" : "Non"}
          </button>
        ))}
      </p>
    </form>
  );
}

export function BackToSubject({ subject }: { subject: FeedbackSubject }) {
  const isQuestion = subject.kind === "question";
  return (
    <p className="mt-6">
      <Link
        to={isQuestion ? `/question/${subject.id}` : `/fiches-pratiques/${subject.slug}`}
        className="text-link inline-flex min-h-11 items-center"
      >
        {isQuestion ? "Revenir à la réponse" : "Revenir à la fiche"}
      </Link>
    </p>
  );
}
