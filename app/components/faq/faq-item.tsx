import * as Accordion from "@radix-ui/react-accordion";
import { Link } from "@remix-run/react";
import { ChevronDown } from "lucide-react";
import type { MouseEvent } from "react";
import type { Faq } from "~/domain/faq/faq";
import { mythLabel, readVerdict } from "~/domain/faq/verdict";
import { AnswerFooter } from "./answer-footer";
import { MythLabel, VerdictBox } from "./verdict-chip";

type Props = {
  faq: Faq;
  isMyth: boolean;
  /** Groups `<details>` elements: the browser opens one at a time. */
  listName: string;
  onToggled: (isOpen: boolean) => void;
};

/** A long answer above that closes would take the question that was pressed out of sight. */
function keepInPlace({ currentTarget: question }: MouseEvent) {
  const { top } = question.getBoundingClientRect();
  requestAnimationFrame(() => {
    const moved = question.getBoundingClientRect().top - top;
    window.scrollBy({ top: moved, behavior: "instant" });
  });
}

/** All the text is in the HTML. The browser opens and closes it, with or without scripts; Radix adds arrow keys. */
export function FaqItem({ faq, isMyth, listName, onToggled }: Props) {
  const verdict = readVerdict(faq.idea);
  const answerId = `question-${faq.id}`;

  return (
    <Accordion.Item value={String(faq.id)} asChild>
      <details
        data-question={faq.id}
        name={listName}
        onToggle={(event) => onToggled(event.currentTarget.open)}
        className="group rounded-card border border-line bg-card shadow-card"
      >
        <Accordion.Trigger asChild aria-controls={answerId}>
          <summary
            onClick={keepInPlace}
            className="grid min-h-14 cursor-pointer list-none grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 rounded-card px-5 py-4"
          >
            {isMyth && <MythLabel verdict={verdict} />}
            <h3 className="col-start-1 text-lg leading-snug tracking-tight">{faq.question}</h3>
            <ChevronDown
              aria-hidden
              className={`col-start-2 row-start-1 size-5 text-muted transition-transform duration-150 group-open:rotate-180 ${isMyth ? "row-span-2" : ""}`}
            />
          </summary>
        </Accordion.Trigger>
        <div id={answerId} className="scroll-mt-28 px-5 pb-6 [--ground:var(--card)]">
          {isMyth && (
            <div className="mb-4">
              <VerdictBox verdict={verdict} label={mythLabel(faq.idea)} />
            </div>
          )}
          <div className="prose answer" dangerouslySetInnerHTML={{ __html: faq.answer }} />
          <AnswerFooter faq={faq} className="mt-6 pt-4">
            <Link
              to={faq.path}
              className="inline-flex min-h-11 items-center underline underline-offset-2 print:hidden"
            >
              La page de cette question<span className="sr-only">{`\u202f: ${faq.question}`}</span>
            </Link>
          </AnswerFooter>
        </div>
      </details>
    </Accordion.Item>
  );
}
