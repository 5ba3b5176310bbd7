import * as Accordion from "@radix-ui/react-accordion";
import { Link } from "@remix-run/react";
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { isMythSlug } from "~/questions/categories/category";
import { SourceReferences } from "~/shell/article/source-list";
import { IllustrationTile, type Tile } from "~/shell/illustration";
import { Pagination } from "~/shell/pagination";
import { TitleText } from "~/shell/title-text";
import { type HeadingTag, headingUnder, withHeadings } from "~/text/headings";
import { counted } from "~/text/typography";
import { frenchDate } from "~/text/dates";
import type { Faq } from "./faq";
import { mythLabel, readVerdict } from "./myth";
import { VerdictBox, VerdictChip } from "./verdict-chip";

type FaqGroup = {
  name: string;
  faqs: Faq[];
  tile?: Tile;
  all?: { name: string; path: string } | null;
};

type Props = {
  heading: string;
  noun?: "question" | "mythe";
  empty: string;
  groups?: FaqGroup[] | undefined;
  faqs: Faq[];
  total: number;
  page: number;
  pageCount: number;
  pathTo: (page: number) => string;
  children?: ReactNode;
};

export function FaqSection({ heading, noun = "question", empty, faqs, total, children, ...list }: Props) {
  const { page, pageCount, pathTo, groups = [{ name: heading, faqs }] } = list;
  return (
    <section aria-labelledby="questions" className="mt-far">
      <div className="flex flex-wrap items-baseline justify-between gap-x-2">
        <h2 id="questions" className="text-xl sm:text-2xl">
          {heading}
        </h2>
        <p role="status" className="text-muted">
          {counted(total, noun)}
        </p>
      </div>
      {children}
      {faqs.length > 0 ? (
        <FaqList key={pathTo(page)} groups={groups} name={heading} />
      ) : (
        <p className="mt-near rounded-card border border-line bg-card p-6">{empty}</p>
      )}
      <Pagination page={page} pageCount={pageCount} pathTo={pathTo} />
    </section>
  );
}

function FaqList({ groups, name: listName }: { groups: FaqGroup[]; name: string }) {
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState("");
  // Reads which `<details>` the visitor has opened. Never set `open` in JSX: a render that started before a click would undo the
  // click.
  useEffect(() => {
    setOpen(list.current?.querySelector("details[data-question][open]")?.getAttribute("data-question") ?? "");
  }, []);
  const toggle = (value: string, isOpen: boolean) =>
    setOpen((current) => (isOpen ? value : current === value ? "" : current));

  return (
    <Accordion.Root type="single" collapsible value={open} onValueChange={setOpen} asChild>
      <div ref={list} className="mt-near sm:mt-apart" itemScope itemType="https://schema.org/FAQPage">
        {groups.map(({ name, faqs, tile, all }) => (
          <section key={name} className="question-group">
            {tile && (
              <div className="mb-near flex items-center gap-x-3">
                <span className="flex @max-[17rem]:hidden">
                  <IllustrationTile {...tile} />
                </span>
                <div className="flex flex-1 flex-wrap items-baseline justify-between gap-x-3">
                  <h3 className="text-xl">{name}</h3>
                  {all && (
                    <Link to={all.path} className="question-link -my-2 text-link">
                      {all.name}
                      <span className="sr-only">{`\u202f: ${name}`}</span>
                    </Link>
                  )}
                </div>
              </div>
            )}
            <ul aria-label={name} className="questions">
              {faqs.map((faq) => (
                <li key={faq.id} itemProp="mainEntity" itemScope itemType="https://schema.org/Question">
                  <FaqItem
                    faq={faq}
                    heading={tile ? "h4" : "h3"}
                    listName={listName}
                    onToggled={(isOpen) => toggle(String(faq.id), isOpen)}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Accordion.Root>
  );
}

type ItemProps = {
  faq: Faq;
  heading: HeadingTag;
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
function FaqItem({ faq, heading: Heading, listName, onToggled }: ItemProps) {
  const answerId = `question-${faq.id}`;
  const isMyth = isMythSlug(faq.category.slug);
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
              <Heading itemProp="name">
                <TitleText>{faq.question}</TitleText>
              </Heading>{" "}
              {verdict && <VerdictChip verdict={verdict} />}
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
                <Link itemProp="url" to={faq.path} className="question-link -my-2 text-link">
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
