import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLocation } from "@remix-run/react";
import { isbot } from "isbot";
import { useEffect } from "react";
import { Message } from "~/components/site/message";
import { RouteError } from "~/components/site/route-error";
import { SearchForm } from "~/components/search/search-form";
import { refusalStatus } from "~/http/front-door.server";
import type { RouteHandle } from "~/domain/site/route-handle";
import { errorSeo } from "~/domain/site/seo";

export const handle: RouteHandle = { hydrate: "on-interaction" };

export const meta: MetaFunction = ({ error }) =>
  errorSeo(error, {
    title: "Page introuvable",
    description: "Cette page n’existe pas, ou a changé d’adresse.",
  });

/** A 404 from a loader is rendered in the site's layout. */
export function loader({ request }: LoaderFunctionArgs): never {
  // A visitor's 404 reveals a broken link; crawlers try anything.
  if (!isbot(request.headers.get("User-Agent"))) {
    console.warn(`404 ${JSON.stringify(new URL(request.url).pathname)}`);
  }
  throw new Response("Not Found", { status: 404 });
}

/** Requests that the front door refused are sent here, to be answered in the site's layout. */
export function action({ request }: ActionFunctionArgs): never {
  throw new Response(null, { status: refusalStatus(request) });
}

/** Never shown, but Remix renders an error page only for a route with a component. */
export default function NotFound() {
  return null;
}

export function ErrorBoundary() {
  const { pathname } = useLocation();
  useEffect(() => {
    console.warn("404", pathname);
  }, [pathname]);
  return (
    <RouteError>
      <Message title="Oops! Page not found" titleLang="en">
        <p className="text-lg">Cette page n’existe pas, ou a changé d’adresse. Cherchez une question :</p>
        <SearchForm />
        <p>
          <Link to="/" lang="en" className="button button-primary">
            Return to Home
          </Link>
        </p>
      </Message>
    </RouteError>
  );
}
