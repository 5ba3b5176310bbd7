import { Link } from "@remix-run/react";
import type { Category } from "~/domain/faq/category";
import type { SearchHit } from "~/domain/faq/faq";
import { CategoryLabel } from "~/components/faq/category-icon";
import { Marked } from "./marked";
import { VerdictChip } from "~/components/faq/verdict-chip";

export function SearchHits({ hits, categories }: { hits: SearchHit[]; categories: Map<string, Category> }) {
  return (
    <ul aria-label="Résultats de la recherche" className="search-hits">
      {hits.map(({ id, path, question, excerpt, categorySlug, verdict }) => {
        const category = categories.get(categorySlug);
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
            <div className="search-hit-labels">
              {category && <CategoryLabel category={category} />}
              {verdict && <VerdictChip verdict={verdict} />}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
