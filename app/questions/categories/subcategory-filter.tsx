import { useLocation, useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { type Category, categoryPath, type Subcategory } from "./category";
import { FilterChips } from "~/shell/filter-chips";

/** The filter consists of links, so that a filtered list can be shared and works without JavaScript. */
export function SubcategoryFilter({
  category,
  subcategories,
  active,
}: {
  category: Category;
  subcategories: (Subcategory & { count: number })[];
  active: string | null;
}) {
  usePreselectionByHash(category.slug, subcategories);
  if (subcategories.length === 0) return null;
  return (
    <div className="tabs">
      <FilterChips
        label="Sous-thèmes"
        chips={[null, ...subcategories].map((subcategory) => ({
          name: subcategory?.name ?? "Toutes",
          count: subcategory?.count,
          to: categoryPath(category.slug, { subcategory: subcategory?.slug }),
          isActive: (subcategory?.slug ?? null) === active,
        }))}
      />
    </div>
  );
}

/** Supports old links, which select a subcategory with `#slug`. */
function usePreselectionByHash(categorySlug: string, subcategories: Subcategory[]) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const named = subcategories.find(({ slug }) => `#${slug}` === hash)?.slug;
  useEffect(() => {
    if (named) navigate(categoryPath(categorySlug, { subcategory: named }), { replace: true });
  }, [categorySlug, named, navigate]);
}
