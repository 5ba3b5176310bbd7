import { Link } from "@remix-run/react";
import { isMythSlug } from "~/questions/categories/category";
import { SourceReferences } from "~/shell/article/source-list";
import { PartScript } from "~/shell/frame/page-scripts";
import { IllustrationTile, type Tile } from "~/shell/illustration";
import { Pagination } from "~/shell/pagination";
import script from "~/shell/scripts/questions.js?url";
import { TitleText } from "~/shell/title-text";
import { type HeadingTag, headingUnder, withHeadings } from "~/text/headings";
import { counted, frenchDate } from "~/text/typography";
import type { Faq } from "./faq";
import { mythLabel, readVerdict } from "./verdict";
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
};

export function FaqSection({ heading, noun = "question", empty, faqs, total, ...list }: Props) {
  const { page, pageCount, pathTo, groups = [{ name: heading, faqs }] } = list;
  return (
    <section aria-labelledby="questions" className="mt-apart">
      <div className="mb-near flex flex-wrap items-baseline justify-between gap-x-2">
        <h2 id="questions" className="text-2xl">
          {heading}
        </h2>
        <p role="status" className="text-muted">
          {counted(total, noun)}
        </p>
      </div>
      {faqs.length > 0 ? (
        <FaqList key={pathTo(page)} groups={groups} name={heading} />
      ) : (
        <p className="rounded-card border border-line bg-card p-6">{empty}</p>
      )}
      <Pagination page={page} pageCount={pageCount} pathTo={pathTo} />
    </section>
  );
}

/** The name of all `<details>` lets the browser open only one answer at a time, across all groups. */
function FaqList({ groups, name: listName }: { groups: FaqGroup[]; name: string }) {
  return (
    <div itemScope itemType="https://schema.org/FAQPage">
      {groups.map(({ name, faqs, tile, all }) => (
        <section key={name} className="question-group">
          {tile && (
            <h3 className="mb-near flex items-center gap-x-3 text-xl">
              {/* Large text needs the whole line. */}
              <span className="flex max-[18rem]:hidden">
                <IllustrationTile {...tile} />
              </span>
              {name}
            </h3>
          )}
          <div className="questions">
            {inColumns(faqs).map((column) => (
              <ul key={column[0]?.id} aria-label={name}>
                {column.map((faq) => (
                  <li key={faq.id} itemProp="mainEntity" itemScope itemType="https://schema.org/Question">
                    <FaqItem faq={faq} heading={tile ? "h4" : "h3"} listName={listName} />
                  </li>
                ))}
              </ul>
            ))}
          </div>
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
      <PartScript src={script} />
    </div>
  );
}

function inColumns(faqs: Faq[]): Faq[][] {
  const half = Math.ceil(faqs.length / 2);
  return [faqs.slice(0, half), faqs.slice(half)].filter(({ length }) => length > 0);
}

type ItemProps = { faq: Faq; heading: HeadingTag; listName: string };

// The answer's first words are outside the `<summary>`, so that the question alone is its accessible name.
function FaqItem({ faq, heading: Heading, listName }: ItemProps) {
  const isMyth = isMythSlug(faq.category.slug);
  const verdict = isMyth ? readVerdict(faq.idea) : null;
  const Inner = headingUnder(Heading);
  return (
    <>
      <details name={listName}>
        <summary>
          {verdict && <VerdictChip verdict={verdict} />}
          <Heading itemProp="name">
            <TitleText>{faq.question}</TitleText>
          </Heading>
        </summary>
        <div
          id={`question-${faq.id}`}
          itemProp="acceptedAnswer"
          itemScope
          itemType="https://schema.org/Answer"
        >
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
      <p>{faq.lead}</p>
    </>
  );
}
