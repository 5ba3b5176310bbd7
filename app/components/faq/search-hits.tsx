import { Link } from "@remix-run/react";
import type { Category } from "~/domain/faq/category";
import type { SearchHit } from "~/domain/faq/faq";
import { CategoryLabel, CategorySymbols } from "./category-icon";
import { Marked } from "./marked";

/** Search results: each question leads to its page, which holds the whole answer. */
export function SearchHits({
  hits,
  categories,
  label,
}: {
  hits: SearchHit[];
  categories: Category[];
  label: string;
}) {
  const bySlug = new Map(categories.map((category) => [category.slug, category]));
  const used = new Set(hits.map(({ categorySlug }) => categorySlug));
  return (
    <>
      <CategorySymbols categories={categories.filter(({ slug }) => used.has(slug))} />
      <ul aria-label={label} className="search-hits">
        {hits.map(({ id, path, question, excerpt, categorySlug }) => {
          const category = bySlug.get(categorySlug);
          return (
            <li key={id}>
              <div>
                <h3>
                  <Link to={path}>
                    <Marked pieces={question} />
                  </Link>
                </h3>
                <p>
                  <Marked pieces={excerpt} />
                </p>
              </div>
              {category && <CategoryLabel category={category} />}
            </li>
          );
        })}
      </ul>
    </>
  );
}
