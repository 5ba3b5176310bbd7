import { StructuredData } from "~/components/site/structured-data";
import type { Source } from "~/domain/faq/source";
import type { Food } from "~/domain/food/food";
import { foodQuestions } from "~/domain/food/food-words";
import type { Situation } from "~/domain/food/situation";
import { faqPageData } from "~/domain/site/json-ld";

/** Structured data with the questions that the rules of a food answer; nothing for a food without rules. */
export function FoodData({
  food,
  situations,
  sources,
  imagePath,
}: {
  food: Food;
  situations: Situation[];
  sources: Source[];
  imagePath: string;
}) {
  const questions = foodQuestions(food, situations);
  if (questions.length === 0) return null;
  const { path, reviewedOn: modifiedOn } = food;
  return (
    <StructuredData
      build={(siteUrl) => faqPageData(siteUrl, { path, imagePath, modifiedOn, questions, sources })}
    />
  );
}
