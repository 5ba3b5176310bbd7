import * as Accordion from "@radix-ui/react-accordion";
import { Link } from "@remix-run/react";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import { SourceReferences } from "~/shell/article/source-list";
import { IllustrationTile, type Tile } from "~/shell/illustration";
import { TitleText } from "~/shell/title-text";
import { type HeadingTag, headingUnder, withHeadings } from "~/text/headings";
import { frenchDate } from "~/text/typography";
import type { Faq } from "./faq";
import { mythLabel, readVerdict } from "./verdict";
import { VerdictBox, VerdictChip } from "./verdict-chip";

type FaqGroup = { name: string; tile: Tile; faqs: Faq[]; all: { name: string; path: string } | null };

type Props = { faqs: Faq[]; groups?: FaqGroup[]; isMyth: (faq: Faq) => boolean; label: string };

/** Questions below an `h2`, in groups if there are any. Only one answer is open at a time, across all groups. */
export function FaqList({ faqs, groups = [], isMyth, label }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState("");
  // Reads which `<details>` the visitor has opened. Never set `open` in JSX: a render that started before a click would undo the
  // click.
  useEffect(() => {
    setOpen(list.current?.querySelector("details[data-question][open]")?.getAttribute("data-question") ?? "");
  }, []);
  const toggle = (value: string, isOpen: boolean) =>
    setOpen((current) => (isOpen ? value : current === value ? "" : current));

  const toList = (questions: Faq[], heading: "h3" | "h4", name: string) => (
    <ul aria-label={name}>
      {questions.map((faq) => (
        <li key={faq.id} itemProp="mainEntity" itemScope itemType="https://schema.org/Question">
          <FaqItem
            {...{ faq, heading }}
            isMyth={isMyth(faq)}
            listName={label}
            onToggled={(isOpen) => toggle(String(faq.id), isOpen)}
          />
        </li>
      ))}
    </ul>
  );
  const toColumns = (questions: Faq[], heading: "h3" | "h4", name: string) => {
    const half = Math.ceil(questions.length / 2);
    return (
      <div className="questions">
        {toList(questions.slice(0, half), heading, name)}
        {questions.length > 1 && toList(questions.slice(half), heading, name)}
      </div>
    );
  };
  return (
    <Accordion.Root type="single" collapsible value={open} onValueChange={setOpen} asChild>
      <div ref={list} itemScope itemType="https://schema.org/FAQPage">
        {groups.map(({ name, tile, faqs: own, all }) => (
          <section key={name} className="question-group">
            <h3 className="mb-3 flex items-center gap-x-4 text-xl">
              {/* Large text needs the whole line. */}
              <span className="flex max-[18rem]:hidden">
                <IllustrationTile {...tile} />
              </span>
              {name}
            </h3>
            {toColumns(own, "h4", name)}
            {all && (
              <p className="border-t border-line">
                <Link to={all.path} className="question-link text-link">
                  {all.name}
                  <span className="sr-only">{`\u202f: ${name}`}</span>
                </Link>
              </p>
            )}
          </section>
        ))}
        {groups.length === 0 && toColumns(faqs, "h3", label)}
      </div>
    </Accordion.Root>
  );
}

type ItemProps = {
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

// `<details>` works without JavaScript; Radix adds arrow keys. The answer's first words are outside the `<summary>`, so that the
// question alone is its accessible name.
function FaqItem({ faq, isMyth, heading: Heading, listName, onToggled }: ItemProps) {
  const answerId = `question-${faq.id}`;
  const verdict = isMyth ? readVerdict(faq.idea) : null;
  const Inner = headingUnder(Heading);
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
            <div itemProp="text">
              {isMyth && (
                <div className="mb-4">
                  <VerdictBox verdict={verdict} label={mythLabel(faq.idea)} heading={Inner} />
                </div>
              )}
              <div
                className="prose answer"
                dangerouslySetInnerHTML={{ __html: withHeadings(faq.answer, Inner) }}
              />
            </div>
            <footer className="border-t border-line text-sm text-muted mt-6 pt-2">
              {/* Not folded, because the answer already is. */}
              {faq.sources.length > 0 && (
                <>
                  <Inner className="plain-heading">{faq.sources.length > 1 ? "Sources" : "Source"}</Inner>
                  <SourceReferences sources={faq.sources} />
                </>
              )}
              <p className="mt-3">
                {faq.reviewedOn && (
                  <>
                    Vérifié le <time dateTime={faq.reviewedOn}>{frenchDate(faq.reviewedOn)}</time>.{" "}
                  </>
                )}
                Niveau&#8239;: {faq.difficulty}.
              </p>
              <p>
                <Link itemProp="url" to={faq.path} className="question-link text-link">
                  La page de cette question<span className="sr-only">{`\u202f: ${faq.question}`}</span>
                </Link>
              </p>
            </footer>
          </div>
        </details>
      </Accordion.Item>
      <p>{faq.lead}</p>
    </>
  );
}
