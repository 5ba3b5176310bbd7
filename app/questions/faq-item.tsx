import * as Accordion from "@radix-ui/react-accordion";
import { Link } from "@remix-run/react";
import type { MouseEvent } from "react";
import { TitleText } from "~/shell/title-text";
import type { Faq } from "./faq";
import { mythLabel, readVerdict } from "./verdict";
import { AnswerFooter } from "~/questions/answer/answer-footer";
import { VerdictBox, VerdictChip } from "./verdict-chip";
import { type HeadingTag, headingUnder, withHeadings } from "~/text/headings";

type Props = {
  faq: Faq;
  isMyth: boolean;
  heading: HeadingTag;
  /** The name of all `<details>` elements in the list, so that the browser opens only one of them at a time. */
  listName: string;
  onToggled: (isOpen: boolean) => void;
};

/** Scrolls back to the clicked question, which moves when a long answer above it closes. */
function keepInPlace({ currentTarget: question }: MouseEvent) {
  const { top } = question.getBoundingClientRect();
  requestAnimationFrame(() => {
    const moved = question.getBoundingClientRect().top - top;
    window.scrollBy({ top: moved, behavior: "instant" });
  });
}

/**
 * All text is in the HTML, and `<details>` works without JavaScript; Radix adds arrow keys. The answer's first words are outside
 * the `<summary>`, so that the question alone is its accessible name.
 */
export function FaqItem({ faq, isMyth, heading: Heading, listName, onToggled }: Props) {
  const answerId = `question-${faq.id}`;
  const verdict = isMyth ? readVerdict(faq.idea) : null;
  return (
    <>
      <Accordion.Item value={String(faq.id)} asChild>
        <details
          data-question={faq.id}
          name={listName}
          onToggle={(event) => onToggled(event.currentTarget.open)}
        >
          <Accordion.Trigger asChild aria-controls={answerId}>
            <summary onClick={keepInPlace}>
              {verdict && <VerdictChip verdict={verdict} />}
              <Heading itemProp="name">
                <TitleText>{faq.question}</TitleText>
              </Heading>
            </summary>
          </Accordion.Trigger>
          <div id={answerId} itemProp="acceptedAnswer" itemScope itemType="https://schema.org/Answer">
            <Answer faq={faq} isMyth={isMyth} heading={headingUnder(Heading)} />
          </div>
        </details>
      </Accordion.Item>
      <p>{faq.lead}</p>
    </>
  );
}

function Answer({ faq, isMyth, heading }: Pick<Props, "faq" | "isMyth" | "heading">) {
  return (
    <>
      <div itemProp="text">
        {isMyth && (
          <div className="mb-4">
            <VerdictBox verdict={readVerdict(faq.idea)} label={mythLabel(faq.idea)} heading={heading} />
          </div>
        )}
        <div
          className="prose answer"
          dangerouslySetInnerHTML={{ __html: withHeadings(faq.answer, heading) }}
        />
      </div>
      <AnswerFooter faq={faq} heading={heading} className="mt-6 pt-2">
        <Link itemProp="url" to={faq.path} className="question-link">
          La page de cette question<span className="sr-only">{`\u202f: ${faq.question}`}</span>
        </Link>
      </AnswerFooter>
    </>
  );
}
