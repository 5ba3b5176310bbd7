import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "~/components/site/button-link";
import { FaqList } from "~/components/faq/faq-list";
import { Message } from "~/components/site/message";
import { RouteError } from "~/components/site/route-error";
import { NoResult } from "~/components/faq/no-result";
import { SearchForm } from "~/components/site/search-form";
import { listCategories } from "~/data/categories.server";
import { search } from "~/data/search.server";
import { withOutageResponse } from "~/http/outage.server";
import { NO_STORE, pageHeaders, SEARCH_CACHE } from "~/http/responses.server";
import { isMythSlug } from "~/domain/faq/category";
import type { RouteHandle } from "~/domain/site/route-handle";
import {
  canonicalSearchPath,
  MAX_TERM_LENGTH,
  readSearchTerm,
  type SearchTerm,
} from "~/domain/faq/search-term";
import { errorSeo, seo } from "~/domain/site/seo";
import { counted } from "~/domain/content/typography";

export const handle: RouteHandle = { hydrate: true, searchParams: ["q"] };

export const meta: MetaFunction<typeof loader> = ({ data: page, error, ...place }) => {
  const description =
    "Cherchez parmi les réponses sourcées de FAQ + ALIM sur l’alimentation et la nutrition.";
  if (error) return errorSeo(error, { title: "Rechercher une question", description });
  return seo(
    {
      title: page?.term.text ? `Recherche : ${page.term.text}` : "Rechercher une question",
      description,
      path: "/recherche",
      isIndexed: false,
    },
    place,
  );
};

export const headers = pageHeaders;

export const loader = withOutageResponse(async ({ request }: LoaderFunctionArgs) => {
  const { searchParams } = new URL(request.url);
  const canonical = canonicalSearchPath(searchParams);
  if (canonical) {
    const headers = { Location: canonical, "Cache-Control": SEARCH_CACHE };
    throw new Response(null, { status: 308, headers });
  }
  const term = readSearchTerm(searchParams.get("q"));
  if (term.kind === "too-long") {
    return data(
      { term, faqs: [], near: [], categories: [] },
      { status: 400, headers: { "Cache-Control": NO_STORE } },
    );
  }
  if (term.kind === "empty") return data({ term, faqs: [], near: [], categories: [] });
  const { faqs, near } = term.kind === "ready" ? await search(term.text) : { faqs: [], near: [] };
  const categories = term.kind === "ready" && faqs.length === 0 ? await listCategories() : [];
  return data({ term, faqs, near, categories }, { headers: { "Cache-Control": SEARCH_CACHE } });
});

const prompts: Record<Exclude<SearchTerm["kind"], "ready">, string> = {
  empty: "Écrivez un mot, un aliment ou une question : « fer », « goûter », « combien de sel »…",
  "too-short": "Écrivez au moins deux lettres pour lancer la recherche.",
  "too-long": `Votre recherche dépasse ${MAX_TERM_LENGTH} signes : gardez-en les mots les plus importants.`,
};

export default function Search() {
  const { term, faqs, near, categories } = useLoaderData<typeof loader>();
  const isReady = term.kind === "ready";
  return (
    <div className="wrap py-8 md:py-12">
      <h1 tabIndex={-1} className="mb-6 text-3xl sm:text-4xl">
        Rechercher une question
      </h1>
      <SearchForm term={term.text} error={term.kind === "too-long" ? prompts[term.kind] : undefined} />
      <section aria-label="Résultats" className="mt-10 max-w-4xl">
        <div role="status">
          {term.kind === "ready" && (
            <h2 className="mb-5 text-2xl">
              {faqs.length > 0
                ? `${counted(faqs.length, "résultat")} pour ${term.text}`
                : "Aucun résultat trouvé"}
            </h2>
          )}
          {(term.kind === "empty" || term.kind === "too-short") && (
            <p className="text-lg">{prompts[term.kind]}</p>
          )}
        </div>
        {isReady && faqs.length === 0 && <NoResult key={term.text} near={near} categories={categories} />}
        {faqs.length > 0 && (
          <FaqList
            key={term.text}
            faqs={faqs}
            isMyth={({ categorySlug }) => isMythSlug(categorySlug)}
            label="Résultats de la recherche"
          />
        )}
      </section>
    </div>
  );
}

export function ErrorBoundary() {
  return (
    <RouteError>
      <Message title="La recherche est indisponible">
        <p>Nous n’arrivons pas à chercher pour l’instant. Réessayez dans quelques minutes.</p>
        <ButtonLink to="/">Retour à l’accueil</ButtonLink>
      </Message>
    </RouteError>
  );
}
