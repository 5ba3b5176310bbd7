import { Link } from "@remix-run/react";
import { type Category, categoryPath, isMythSlug } from "~/domain/faq/category";
import type { FoundFaq } from "~/domain/faq/faq";
import { FaqList } from "./faq-list";

export function NoResult({ near, categories }: { near: FoundFaq[]; categories: Category[] }) {
  return (
    <>
      <p className="text-lg">Essayez avec des mots-clés différents</p>
      {near.length > 0 && (
        <section aria-labelledby="proches" className="mt-10">
          <h2 id="proches" className="mb-5 text-2xl">
            Résultats proches
          </h2>
          <FaqList
            faqs={near}
            isMyth={({ categorySlug }) => isMythSlug(categorySlug)}
            label="Résultats proches"
          />
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
