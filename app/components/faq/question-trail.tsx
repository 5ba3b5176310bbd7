import { categoryPath } from "~/domain/faq/category";
import type { FaqDetails } from "~/domain/faq/faq";
import { articleData } from "~/domain/site/json-ld";
import { Breadcrumb } from "~/components/site/breadcrumb";
import { StructuredData } from "~/components/site/structured-data";

/** Where a question belongs, and for search engines what its page is. */
export function QuestionTrail({
  faq,
  description,
  imagePath,
}: {
  faq: FaqDetails;
  description: string;
  imagePath: string;
}) {
  const { question, path, category, subcategory, sources, createdAt, reviewedOn } = faq;
  return (
    <>
      <StructuredData
        build={(siteUrl) =>
          articleData(siteUrl, {
            ...{ headline: question, description, path, imagePath, section: category.name, sources },
            ...{ publishedOn: createdAt, modifiedOn: reviewedOn },
          })
        }
      />
      <Breadcrumb
        trail={[
          { name: category.name, path: categoryPath(category.slug) },
          ...(subcategory
            ? [
                {
                  name: subcategory.name,
                  path: categoryPath(category.slug, { subcategory: subcategory.slug }),
                },
              ]
            : []),
        ]}
        here={{ name: question, path }}
      />
    </>
  );
}
