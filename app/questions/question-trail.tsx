import { categoryPath } from "~/questions/categories/category";
import type { FaqDetails } from "./faq";
import { Breadcrumb } from "~/shell/frame/breadcrumb";
import type { Tile } from "~/shell/illustration";

export function QuestionTrail({ faq, tile }: { faq: FaqDetails; tile: Tile }) {
  const { question, path, category, subcategory } = faq;
  return (
    <Breadcrumb
      tile={tile}
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
