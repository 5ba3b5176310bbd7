import { categoryPath } from "~/domain/category";
import type { FaqDetails } from "~/domain/faq";
import { articleData } from "~/domain/json-ld";
import { Breadcrumb } from "./breadcrumb";
import { StructuredData } from "./structured-data";

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
