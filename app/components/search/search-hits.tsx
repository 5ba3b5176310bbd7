import { Link } from "@remix-run/react";
import type { Category } from "~/domain/faq/category";
import type { SearchHit } from "~/domain/faq/faq";
import { CategoryLabel } from "~/components/faq/category-icon";
import { Highlighted } from "./highlighted";
import { VerdictChip } from "~/components/faq/verdict-chip";

export function SearchHits({ hits, categories }: { hits: SearchHit[]; categories: Category[] }) {
  const bySlug = new Map(categories.map((category) => [category.slug, category]));
  return (
    <ol aria-label="Résultats de la recherche" className="search-hits">
      {hits.map(({ id, path, question, excerpt, categorySlug, verdict }) => {
        const category = bySlug.get(categorySlug);
        return (
          <li key={id}>
            <div>
              <h3>
                <Link to={path}>
                  <Highlighted pieces={question} />
                </Link>
              </h3>
              <p>
                <Highlighted pieces={excerpt} />
              </p>
            </div>
            <div className="search-hit-labels">
              {category && <CategoryLabel category={category} />}
              {verdict && <VerdictChip verdict={verdict} />}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
