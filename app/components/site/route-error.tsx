import { isRouteErrorResponse, useLocation, useRouteError } from "@remix-run/react";
import type { ReactNode } from "react";
import { type ErrorPages, errorPages } from "~/domain/site/error-page";
import { ButtonLink } from "./button-link";
import { Message } from "./message";

export function RouteError({ pages = errorPages, children }: { pages?: ErrorPages; children: ReactNode }) {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const page = isRouteErrorResponse(error) ? pages[error.status] : undefined;
  if (!page?.onward) return children;
  return (
    <Message title={page.title}>
      <p className="text-lg">{page.text}</p>
      <ButtonLink to={page.onward.to ?? pathname + search}>{page.onward.label}</ButtonLink>
    </Message>
  );
}
