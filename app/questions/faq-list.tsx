import * as Accordion from "@radix-ui/react-accordion";
import { Link } from "@remix-run/react";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import { SourceReferences } from "~/shell/article/source-list";
import { IllustrationTile } from "~/shell/illustration";
import { TitleText } from "~/shell/title-text";
import { type HeadingTag, headingUnder, withHeadings } from "~/text/headings";
import { frenchDate } from "~/text/typography";
import type { Faq } from "./faq";
import { type FaqGroup, foldGroups, inColumns } from "./faq-groups";
import { mythLabel, readVerdict } from "./verdict";
import { VerdictBox, VerdictChip } from "./verdict-chip";

type Props = {
  groups: FaqGroup<Faq>[];
  isMyth: (faq: Faq) => boolean;
  label: string;
  isFolded?: boolean;
};

const SHOWN_QUESTIONS = 6;

/** Questions below an `h2`. Only one answer is open at a time, across all groups. */
export function FaqList({ groups, isMyth, label, isFolded = false }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState("");
  // Reads which `<details>` the visitor has opened. Never set `open` in JSX: a render that started before a click would undo the
  // click.
  useEffect(() => {
    setOpen(list.current?.querySelector("details[data-question][open]")?.getAttribute("data-question") ?? "");
  }, []);
  const toggle = (value: string, isOpen: boolean) =>
    setOpen((current) => (isOpen ? value : current === value ? "" : current));

  const { shown, folded } = isFolded ? foldGroups(groups, SHOWN_QUESTIONS) : { shown: groups, folded: [] };
  const others = folded.reduce((sum, { faqs }) => sum + faqs.length, 0);
  const heading = groups.length > 1 ? "h4" : "h3";
  const toItems = ({ name, tile, all, faqs }: FaqGroup<Faq>) => (
    <div key={name} className="question-group">
      {name !== null && (
        <div className="mb-3 flex items-center gap-3">
          {tile && <IllustrationTile {...tile} />}
          <h3 className="text-xl">{name}</h3>
        </div>
      )}
      <div className="questions">
        {inColumns(faqs).map((column) => (
          <ul key={column[0]?.id} aria-label={name ?? label}>
            {column.map((faq) => (
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
        ))}
      </div>
      {all && all.count > faqs.length && (
        <Link to={all.path} className="question-link text-link">
          {all.count - faqs.length > 1 ? `Les ${all.count - faqs.length} autres` : "L’autre"}
          <span className="sr-only">{`\u202f: ${name}`}</span>
        </Link>
      )}
    </div>
  );
  return (
    <Accordion.Root type="single" collapsible value={open} onValueChange={setOpen} asChild>
      <div ref={list} itemScope itemType="https://schema.org/FAQPage">
        {shown.map(toItems)}
        {folded.length > 0 && (
          <details className="phone-details mt-3 space-y-3">
            <summary className="list-none">
              <span className="button button-quiet">
                {others > 1 ? `Voir les ${others} autres questions` : "Voir l’autre question"}
              </span>
            </summary>
            {folded.map(toItems)}
          </details>
        )}
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
