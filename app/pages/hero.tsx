import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import plate from "../../content/drawings/accueil-clair.svg";
import darkPlate from "../../content/drawings/accueil-sombre.svg";
import { searchPath } from "~/text/search-term";
import { SearchForm } from "~/search/search-form";

const suggestions = ["Protéines végétales", "Régime sans gluten", "Vitamines D"];

/** `children` stand before the plate, on large screens only. */
export function Hero({ children }: { children: ReactNode }) {
  return (
    <div className="wrap grid items-center gap-12 pt-6 pb-2 md:py-10 lg:grid-cols-[1.2fr_1fr]">
      <div className="min-w-0">
        <p className="inline-block rounded-full bg-secondary-tint px-3.5 py-1 text-sm font-semibold text-secondary">
          Votre guide nutrition
        </p>
        <h1 tabIndex={-1} className="mt-3 text-[clamp(min(2rem,14vw),5vw,3.4rem)]">
          Toutes vos questions sur la nutrition, enfin répondues&#8239;!
        </h1>
        <p className="mt-3 mb-5 max-w-xl text-muted sm:mb-8 sm:text-lg md:text-xl">
          Des réponses claires et fiables pour une alimentation équilibrée adaptée à vos besoins.
        </p>
        <SearchForm />
        <ul
          className="mt-3 flex gap-2 overflow-x-auto p-1 -m-1 whitespace-nowrap"
          aria-label="Suggestions de recherche"
        >
          {suggestions.map((suggestion) => (
            <li key={suggestion}>
              <Link
                to={searchPath(suggestion)}
                className="inline-flex min-h-11 items-center rounded-full border border-field bg-card px-4 py-1 text-[.95rem] hover:border-ink"
              >
                {suggestion}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      {/* Browsers do not load a hidden lazy image, so only wide screens load this decoration. */}
      <div className="hidden lg:block">
        <picture>
          <source media="(prefers-color-scheme:dark)" srcSet={darkPlate} />
          <img
            src={plate}
            alt=""
            loading="lazy"
            width="300"
            height="300"
            className="mx-auto -mb-36 size-72"
          />
        </picture>
        <div className="relative">{children}</div>
      </div>
    </div>
  );
}
