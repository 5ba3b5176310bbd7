import { Link } from "@remix-run/react";
import { type Category, categoryPath } from "~/domain/faq/category";
import type { SearchHit } from "~/domain/faq/faq";
import { counted } from "~/domain/content/typography";
import { BestAnswers } from "./best-answers";
import { CategorySymbols } from "~/components/faq/category-icon";
import { SearchHits } from "./search-hits";

type Props = {
  term: string;
  best: SearchHit[];
  hits: SearchHit[];
  /** How many questions contain the term, the best answers included. */
  total: number;
  categories: Category[];
};

export function SearchResults({ term, best, hits, total, categories }: Props) {
  const used = new Set([...best, ...hits].map(({ categorySlug }) => categorySlug));
  const bySlug = new Map(categories.map((category) => [category.slug, category]));
  const count = (
    <h2 className="text-2xl">
      {total > 0 ? `${counted(total, "résultat")} pour ${term}` : "Aucun résultat trouvé"}
    </h2>
  );
  const bestAnswers = best.length > 0 && (
    <BestAnswers
      title={total > 0 ? "Meilleures réponses" : "Les réponses les plus proches"}
      answers={best}
      categories={bySlug}
    />
  );
  return (
    <section aria-label="Résultats" className="mt-10">
      <CategorySymbols categories={categories.filter(({ slug }) => used.has(slug))} />
      {total > 0 ? (
        <>
          {bestAnswers}
          <div role="status" className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            {count}
            {hits.length > 1 && <p className="text-muted">du plus récent au plus ancien</p>}
          </div>
          {hits.length > 0 ? (
            <SearchHits hits={hits} categories={bySlug} />
          ) : (
            <p>
              {total > 1
                ? "Ils sont ci-dessus, parmi les meilleures réponses."
                : "Il est ci-dessus, parmi les meilleures réponses."}
            </p>
          )}
        </>
      ) : (
        <>
          <div role="status" className="mb-10">
            {count}
            <p className="mt-2 text-lg">Essayez avec des mots-clés différents</p>
          </div>
          {bestAnswers}
          <OtherWays categories={categories} />
        </>
      )}
    </section>
  );
}

function OtherWays({ categories }: { categories: Category[] }) {
  return (
    <>
      {categories.length > 0 && (
        <nav aria-labelledby="themes">
          <h2 id="themes" className="mb-4 text-2xl">
            Parcourir les thèmes
          </h2>
          <ul className="flex flex-wrap gap-3">
            {categories.map(({ slug, title }) => (
              <li key={slug}>
                <Link to={categoryPath(slug)} className="button button-quiet">
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <p className="mt-8">
        Vous ne trouvez pas votre réponse&#8239;?{" "}
        <Link to="/contact" className="text-link">
          Écrivez-nous
        </Link>
        .
      </p>
    </>
  );
}
