import { categoryPath } from "~/domain/faq/category";
import type { FaqDetails } from "~/domain/faq/faq";
import { Breadcrumb } from "~/components/site/breadcrumb";

export function QuestionTrail({ faq }: { faq: FaqDetails }) {
  const { question, path, category, subcategory } = faq;
  return (
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
  );
}
