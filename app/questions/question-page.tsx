import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { isMythSlug } from "~/questions/categories/category";
import type { NextLink } from "~/shell/article/find-next-step";
import { ReadNext } from "~/shell/article/read-next";
import { articleData } from "~/shell/head/json-ld";
import { StructuredData } from "~/shell/head/structured-data";
import type { Tile } from "~/shell/illustration";
import { TitleText } from "~/shell/title-text";
import { PageFooter } from "./answer/answer-footer";
import type { Proofreading } from "./answer/proofreading";
import { SourceLine } from "./answer/source-line";
import type { FaqDetails } from "./faq";
import { QuestionTrail } from "./question-trail";
import { mythLabel, readVerdict } from "./verdict";
import { VerdictBox } from "./verdict-chip";

type Props = {
  faq: FaqDetails;
  proofreading: Proofreading | null;
  description: string;
  imagePath: string;
  tile: Tile;
  next: NextLink[];
  children: ReactNode;
};

export function QuestionPage({ faq, proofreading, description, imagePath, tile, next, children }: Props) {
  const isMyth = isMythSlug(faq.category.slug);
  return (
    <div className="wrap pt-2 md:py-8">
      <StructuredData
        build={(siteUrl) =>
          articleData(siteUrl, {
            headline: faq.question,
            description,
            path: faq.path,
            imagePath,
            section: faq.category.name,
            sources: faq.sources,
            publishedOn: faq.createdAt,
            modifiedOn: faq.reviewedOn,
          })
        }
      />
      <div className="grid gap-x-12 gap-y-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <article className="min-w-0">
          <QuestionTrail faq={faq} tile={tile} />
          {isMyth && <p className="mb-2 font-semibold text-muted">Vrai ou faux&#8239;?</p>}
          <h1 tabIndex={-1} className="max-w-3xl text-3xl sm:text-4xl">
            <TitleText>{faq.question}</TitleText>
          </h1>
          <SourceLine sources={faq.sources} reviewedOn={faq.reviewedOn} />
          {isMyth && (
            <div className="mt-4 max-w-3xl">
              <VerdictBox verdict={readVerdict(faq.idea)} label={mythLabel(faq.idea)} heading="h2" />
            </div>
          )}
          <div className="prose answer question-text mt-3" dangerouslySetInnerHTML={{ __html: faq.answer }} />
          <PageFooter {...{ faq, proofreading }} heading="h2" className="mt-4 max-w-3xl">
            <Link to="/contact" className="quiet-link print:hidden">
              Signaler une erreur
            </Link>
          </PageFooter>
          {children}
        </article>
        <ReadNext links={next} className="lg:sticky lg:top-6 lg:self-start lg:pt-24" />
      </div>
    </div>
  );
}
