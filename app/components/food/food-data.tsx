import { StructuredData } from "~/components/site/structured-data";
import type { Source } from "~/domain/faq/source";
import type { Food } from "~/domain/food/food";
import type { foodQuestions } from "~/domain/food/food-words";
import { faqPageData } from "~/domain/site/json-ld";

type Props = {
  food: Pick<Food, "path" | "reviewedOn">;
  questions: ReturnType<typeof foodQuestions>;
  sources: Source[];
  imagePath: string;
};

/** Structured data with the questions that a food's page answers; nothing without questions. */
export function FoodData({ food: { path, reviewedOn: modifiedOn }, questions, sources, imagePath }: Props) {
  if (questions.length === 0) return null;
  return (
    <StructuredData
      build={(siteUrl) => faqPageData(siteUrl, { path, imagePath, modifiedOn, questions, sources })}
    />
  );
}
