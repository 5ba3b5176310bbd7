import { categoryPath } from "~/questions/categories/category";
import type { Faq } from "./faq";
import { Breadcrumb } from "~/shell/frame/breadcrumb";
import { IllustrationTile, type IllustrationPanelProps } from "~/shell/illustration";

export type Tile = Pick<IllustrationPanelProps, "of" | "tint">;

export function QuestionTrail({ faq, tile }: { faq: Faq; tile: Tile }) {
  const { question, path, category, subcategory } = faq;
  return (
    <div className="trail">
      <IllustrationTile {...tile} />
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
    </div>
  );
}
