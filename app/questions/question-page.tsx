import type { ReactNode } from "react";
import { OtherFood, type PersonList } from "~/foods/look-up/look-up-form";
import { categoryPath, isMythSlug } from "~/questions/categories/category";
import { type NextLink, NextLinks } from "~/shell/article/next-links";
import { ArticleEnd } from "~/shell/article/article-end";
import { PageHead } from "~/shell/frame/page";
import { articleData, StructuredData } from "~/shell/head/json-ld";
import type { Tile } from "~/shell/illustration";
import { frenchDate } from "~/text/dates";
import { type Faq, type Proofreading, splitAfterSwaps } from "./faq";
import { mythLabel, readVerdict } from "./myth";
import { VerdictBox } from "./verdict-chip";

type Props = {
  faq: Faq;
  proofreading: Proofreading | null;
  description: string;
  imagePath: string;
  tile: Tile;
  next: NextLink[];
  personList: PersonList | null;
  children: ReactNode;
};

export function QuestionPage({ faq, proofreading, tile, next, personList, ...props }: Props) {
  const { description, imagePath, children } = props;
  const [answer, rest] = (personList && splitAfterSwaps(faq.answer)) ?? [faq.answer];
  const { question, path, category, subcategory, sources, reviewedOn } = faq;
  const isMyth = isMythSlug(category.slug);
  const trail = [{ name: category.name, path: categoryPath(category.slug) }];
  if (subcategory) {
    const { name, slug } = subcategory;
    trail.push({ name, path: categoryPath(category.slug, { subcategory: slug }) });
  }
  const reviewed = proofreading ? (
    <>
      Relu par {proofreading.name}, {proofreading.profession}, le{" "}
      <time dateTime={proofreading.date}>{frenchDate(proofreading.date)}</time>.
    </>
  ) : (
    "Aucun professionnel de santé n’a relu cette réponse."
  );
  return (
    <div className="wrap page">
      <StructuredData
        build={(siteUrl) =>
          articleData(siteUrl, {
            ...{ headline: question, description, path, imagePath, sources },
            section: category.name,
            publishedOn: faq.createdAt,
            modifiedOn: reviewedOn,
          })
        }
      />
      <article className="columns">
        <div className="min-w-0">
          <PageHead {...{ title: question, path, trail, tile }} facts={{ sources, reviewedOn }} />
          {isMyth && (
            <div className="mt-4">
              <VerdictBox verdict={readVerdict(faq.idea)} label={mythLabel(faq.idea)} heading="h2" />
            </div>
          )}
          <div
            className="prose answer question-text mt-3 sm:mt-5"
            dangerouslySetInnerHTML={{ __html: answer }}
          />
          {personList && <OtherFood {...personList} />}
          {rest && <div className="prose question-text mt-4" dangerouslySetInnerHTML={{ __html: rest }} />}
          <ArticleEnd
            sources={sources}
            note={
              <>
                {reviewed} Niveau&#8239;: {faq.difficulty}.
              </>
            }
          >
            {children}
          </ArticleEnd>
        </div>
        <div className="beside">
          <NextLinks links={next} />
        </div>
      </article>
    </div>
  );
}
