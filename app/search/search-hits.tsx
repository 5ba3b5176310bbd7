import { Link } from "@remix-run/react";
import type { Category } from "~/questions/categories/category";
import type { SearchHit } from "~/questions/faq";
import { CategoryLabel } from "~/questions/categories/category-icon";
import { Highlighted } from "./highlighted";
import { VerdictChip } from "~/questions/verdict-chip";

const LABEL = "Résultats de la recherche";

/** Results after these are folded, because visitors rarely read more at first. */
const SHOWN_HITS = 10;

type Props = { hits: SearchHit[]; categories: Category[] };

export function SearchHits({ hits, categories }: Props) {
  const others = hits.slice(SHOWN_HITS);
  return (
    <>
      <HitList label={LABEL} hits={hits.slice(0, SHOWN_HITS)} categories={categories} />
      {others.length > 0 && (
        <details className="mt-4 space-y-4">
          <summary className="button button-quiet print:hidden">
            {others.length > 1 ? `Voir les ${others.length} autres` : "Voir l’autre résultat"}
          </summary>
          <HitList label={`${LABEL}, suite`} hits={others} categories={categories} start={SHOWN_HITS + 1} />
        </details>
      )}
    </>
  );
}

function HitList({ label, hits, categories, start }: Props & { label: string; start?: number }) {
  const bySlug = new Map(categories.map((category) => [category.slug, category]));
  return (
    <ol aria-label={label} start={start} className="search-hits">
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
