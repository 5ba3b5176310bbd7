import type { FaqDetails } from "./faq";
import { articleData } from "~/shell/head/json-ld";
import { StructuredData } from "~/shell/head/structured-data";

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
