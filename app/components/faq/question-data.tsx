import type { FaqDetails } from "~/domain/faq/faq";
import { articleData } from "~/domain/site/json-ld";
import { StructuredData } from "~/components/site/structured-data";

export function QuestionData({
  faq,
  description,
  imagePath,
}: {
  faq: FaqDetails;
  description: string;
  imagePath: string;
}) {
  const { question, path, category, sources, createdAt, reviewedOn } = faq;
  return (
    <StructuredData
      build={(siteUrl) =>
        articleData(siteUrl, {
          headline: question,
          description,
          path,
          imagePath,
          section: category.name,
          sources,
          publishedOn: createdAt,
          modifiedOn: reviewedOn,
        })
      }
    />
  );
}
