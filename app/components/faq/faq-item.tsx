import { Link } from "@remix-run/react";
import type { KeyboardEvent, MouseEvent } from "react";
import type { Faq } from "~/domain/faq/faq";
import { isAnswerInPage } from "~/domain/faq/page-answers";
import { mythLabel, readVerdict } from "~/domain/faq/verdict";
import { AnswerFooter } from "./answer-footer";
import { MythLabel, VerdictBox } from "./verdict-chip";

type Props = {
  faq: Faq;
  isMyth: boolean;
  /** Groups `<details>` elements: the browser opens one at a time. */
  listName: string;
};

/** A long answer above that closes would take the question that was pressed out of sight. */
function keepInPlace({ currentTarget: question }: MouseEvent) {
  const { top } = question.getBoundingClientRect();
  requestAnimationFrame(() => {
    const moved = question.getBoundingClientRect().top - top;
    window.scrollBy({ top: moved, behavior: "instant" });
  });
}

/** Up, down, Home and End go from question to question, round the end (WAI-ARIA, accordion pattern). */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const question = event.currentTarget;
  const questions = Array.from(
    question.closest("ul")?.querySelectorAll<HTMLElement>(".question > summary") ?? [],
  );
  const here = questions.indexOf(question);
  const moves: Record<string, number> = { ArrowUp: here - 1, ArrowDown: here + 1, Home: 0, End: -1 };
  const there = moves[event.key];
  if (there === undefined) return;
  event.preventDefault();
  questions.at(there % questions.length)?.focus();
}

/** All the text is in the HTML. The browser opens and closes it, with or without scripts. */
export function FaqItem({ faq, isMyth, listName }: Props) {
  // React leaves the inside of such an element as the server wrote it.
  const answer = isAnswerInPage(faq)
    ? { dangerouslySetInnerHTML: { __html: "" } }
    : { children: <Answer faq={faq} isMyth={isMyth} /> };

  return (
    <details name={listName} className="question">
      <summary onClick={keepInPlace} onKeyDown={moveFocus}>
        {isMyth && <MythLabel verdict={readVerdict(faq.idea)} />}
        <h3 itemProp="name">{faq.question}</h3>
      </summary>
      <div
        id={`question-${faq.id}`}
        itemProp="acceptedAnswer"
        itemScope
        itemType="https://schema.org/Answer"
        {...answer}
      />
    </details>
  );
}

function Answer({ faq, isMyth }: Pick<Props, "faq" | "isMyth">) {
  return (
    <>
      <div itemProp="text">
        {isMyth && (
          <div className="mb-4">
            <VerdictBox verdict={readVerdict(faq.idea)} label={mythLabel(faq.idea)} />
          </div>
        )}
        <div className="prose answer" dangerouslySetInnerHTML={{ __html: faq.answer }} />
      </div>
      <AnswerFooter faq={faq} className="mt-6 pt-4">
        <Link itemProp="url" to={faq.path} className="question-link">
          La page de cette question<span className="sr-only">{`\u202f: ${faq.question}`}</span>
        </Link>
      </AnswerFooter>
    </>
  );
}
