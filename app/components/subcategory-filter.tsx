import { Link, useLocation, useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { type Category, categoryPath, type Subcategory } from "~/domain/category";

/** « Toutes » and one chip a subcategory: links, so that a filter can be shared and works without JavaScript. */
export function SubcategoryFilter({
  category,
  subcategories,
  active,
}: {
  category: Category;
  subcategories: Subcategory[];
  active: string | null;
}) {
  usePreselectionByHash(category.slug, subcategories);
  if (subcategories.length === 0) return null;
  const chips = [{ slug: null, name: "Toutes" }, ...subcategories];
  return (
    <nav aria-label="Sous-thèmes" className="mt-8">
      <ul className="flex flex-wrap gap-2">
        {chips.map(({ slug, name }) => (
          <li key={name}>
            <Link
              to={categoryPath(category.slug, { subcategory: slug ?? undefined })}
              preventScrollReset
              aria-current={slug === active ? "true" : undefined}
              className="inline-flex min-h-11 items-center rounded-full border border-field bg-card px-4 text-[.95rem] hover:border-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** `#slug` selects a subcategory, as `?sous-categorie=slug` does: older links say it that way. */
function usePreselectionByHash(categorySlug: string, subcategories: Subcategory[]) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const named = subcategories.find(({ slug }) => `#${slug}` === hash)?.slug;
  useEffect(() => {
    if (named) navigate(categoryPath(categorySlug, { subcategory: named }), { replace: true });
  }, [categorySlug, named, navigate]);
}
