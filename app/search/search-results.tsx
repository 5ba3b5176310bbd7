import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { type Category, categoryPath } from "~/questions/categories/category";
import type { PopularFaq, SearchHit } from "~/questions/faq";
import { counted } from "~/text/typography";
import { PopularQuestions } from "~/questions/popular-questions";
import { CategorySymbols } from "~/questions/categories/category-icon";
import { SearchHits } from "./search-hits";

type Props = {
  term: string;
  /** Best matches first. */
  results: SearchHit[];
  /** Whether the results are only near the term. */
  isNear: boolean;
  /** Whether questions that contain the term may be missing. */
  isPartial: boolean;
  categories: Category[];
  /** Shown if there are no results. */
  popular: PopularFaq[];
  /** Follows the results. */
  children: ReactNode;
};

export function SearchResults({ term, results, isNear, isPartial, categories, popular, children }: Props) {
  const count = results.length;
  const used = new Set(results.map(({ categorySlug }) => categorySlug));
  return (
    <section aria-label="Résultats" className="md:mt-6">
      <CategorySymbols categories={categories.filter(({ slug }) => used.has(slug))} />
      {count > 0 ? (
        <>
          <div role="status" className="md:mb-4">
            <h2 className="text-base leading-6 md:text-2xl">
              {isNear ? nearTitle(count) : `${counted(count, "résultat")} pour ${term}`}
            </h2>
            {isPartial && (
              <p className="mt-2 text-muted">
                La recherche est incomplète pour l’instant&#8239;: il peut manquer des réponses. Réessayez
                dans quelques minutes.
              </p>
            )}
            {isNear && !isPartial && (
              <p className="mt-2 text-muted">
                {`Nous n’avons pas trouvé exactement «\u202f${term}\u202f»\u202f: voici ce qui s’en rapproche le plus.`}
              </p>
            )}
          </div>
          <SearchHits hits={results} categories={categories} />
        </>
      ) : (
        <div role="status" className="mt-6 mb-10">
          <h2 className="text-2xl">Aucun résultat trouvé</h2>
          <p className="mt-2 text-lg">Essayez avec des mots-clés différents</p>
        </div>
      )}
      {children}
      {popular.length > 0 && (
        <div className="mb-10 max-w-xl">
          <PopularQuestions faqs={popular} />
        </div>
      )}
      {count === 0 && <CategoryLinks categories={categories} />}
      <p className="mt-8">
        Vous ne trouvez pas votre réponse&#8239;?{" "}
        <Link to="/contact" className="text-link">
          Écrivez-nous
        </Link>
        .
      </p>
    </section>
  );
}

const nearTitle = (count: number) => (count > 1 ? "Questions voisines" : "Question voisine");

function CategoryLinks({ categories }: { categories: Category[] }) {
  if (categories.length === 0) return null;
  return (
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
  );
}
