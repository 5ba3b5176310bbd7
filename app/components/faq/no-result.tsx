import { Link } from "@remix-run/react";
import { type Category, categoryPath } from "~/domain/faq/category";
import type { SearchHit } from "~/domain/faq/faq";
import { SearchHits } from "./search-hits";

export function NoResult({ near, categories }: { near: SearchHit[]; categories: Category[] }) {
  return (
    <>
      <p className="text-lg">Essayez avec des mots-clés différents</p>
      {near.length > 0 && (
        <section aria-labelledby="proches" className="mt-10">
          <h2 id="proches" className="mb-5 text-2xl">
            Résultats proches
          </h2>
          <SearchHits hits={near} categories={categories} label="Résultats proches" />
        </section>
      )}
      <nav aria-labelledby="themes" className="mt-10">
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
    </>
  );
}
