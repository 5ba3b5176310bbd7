import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { isRouteErrorResponse, Link, useLocation, useRouteError } from "@remix-run/react";
import { isbot } from "isbot";
import { useEffect, useRef } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import scriptUrl from "~/pages/missing-page-script.ts?worker&url";
import { Message } from "~/shell/frame/message";
import emptyPlate from "../../content/drawings/assiette-vide-clair.svg";
import { RouteError } from "~/shell/frame/route-error";
import { SearchForm } from "~/search/search-form";
import { PopularQuestions } from "~/questions/popular-questions";
import { orNull } from "~/server/backend/backend-error";
import { listPopularFaqs } from "~/questions/faqs.server";
import type { PopularFaq } from "~/questions/faq";
import { FOODS_PATH } from "~/foods/food";
import type { RouteHandle } from "~/shell/frame/route-handle";
import { errorSeo } from "~/shell/head/seo";

export const handle: RouteHandle = { hydrate: "on-interaction" };

export const meta: MetaFunction = ({ error }) =>
  errorSeo(error, {
    title: "Page introuvable",
    description: "Cette page n’existe pas, ou a changé d’adresse.",
  });

/** Throws the 404 from a loader, so that Remix renders it in the site's layout. */
export async function loader({ request }: LoaderFunctionArgs): Promise<never> {
  // Do not log crawlers, which try arbitrary paths; a visitor's 404 indicates a broken link.
  if (!isbot(request.headers.get("User-Agent"))) {
    console.warn(`404 ${JSON.stringify(new URL(request.url).pathname)}`);
  }
  throw Response.json({ popular: (await orNull(listPopularFaqs())) ?? [] }, { status: 404 });
}

/** Never rendered; Remix renders an error boundary only for routes with a component. */
export default function NotFound() {
  return null;
}

const hasQuestions = (thrown: unknown): thrown is { popular: PopularFaq[] } =>
  typeof thrown === "object" && thrown !== null && "popular" in thrown && Array.isArray(thrown.popular);

/** The questions in the loader's 404; empty if a request was refused. */
function thrownQuestions(error: unknown): PopularFaq[] {
  return isRouteErrorResponse(error) && hasQuestions(error.data) ? error.data.popular : [];
}

export function ErrorBoundary() {
  const popular = thrownQuestions(useRouteError());
  const { pathname } = useLocation();
  const isHydrated = useHydrated();
  const isInPage = useRef(!isHydrated);
  useEffect(() => {
    // On a full page load, missing-page-script.ts has already logged the path.
    if (!isInPage.current) console.warn("404", pathname);
    isInPage.current = false;
  }, [pathname]);
  return (
    <RouteError>
      <Message drawing={emptyPlate} title="Oops! Page not found" titleLang="en">
        <p className="text-lg">Cette page n’existe pas, ou a changé d’adresse. Cherchez une question :</p>
        <SearchForm />
        <script type="module" src={scriptUrl} />
        <p>
          Un aliment dont vous doutez&#8239;?{" "}
          <Link to={FOODS_PATH} className="text-link">
            Puis-je en manger&#8239;?
          </Link>
        </p>
        <p>
          <Link to="/" lang="en" className="button button-quiet">
            Return to Home
          </Link>
        </p>
        <div className="pt-5">{popular.length > 0 && <PopularQuestions faqs={popular} />}</div>
      </Message>
    </RouteError>
  );
}
