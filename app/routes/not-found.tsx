import type { LoaderFunctionArgs } from "@remix-run/node";
import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { isbot } from "isbot";
import { NotFoundPage } from "~/pages/not-found-page";
import { RouteError } from "~/shell/frame/error-page";
import { orNull } from "~/server/backend/backend-error";
import { listPopularFaqs } from "~/questions/faqs.server";
import type { PopularFaq } from "~/questions/faq";

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

export function ErrorBoundary() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && hasQuestions(error.data);
  return isMissing ? <NotFoundPage {...error.data} /> : <RouteError />;
}
