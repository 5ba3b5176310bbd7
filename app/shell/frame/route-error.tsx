import { isRouteErrorResponse, useLocation, useRouteError } from "@remix-run/react";
import type { ReactNode } from "react";
import { type ErrorPages, errorPages, findErrorPage } from "./error-page";
import { ButtonLink } from "~/shell/button-link";
import emptyPlate from "../../../content/drawings/assiette-vide-clair.svg";
import { Message } from "./message";

type Props = { pages?: ErrorPages; children?: ReactNode };

/** Renders the page that `pages` contains for the error. If there is none, renders `children`, or the generic error screen. */
export function RouteError({ pages = errorPages, children }: Props) {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const page = findErrorPage(error, pages);
  if (!page?.onward) return children ?? <ApplicationError error={error} />;
  return (
    <Message drawing={emptyPlate} title={page.title}>
      <p className="text-lg">{page.text}</p>
      <ButtonLink to={page.onward.to ?? pathname + search}>{page.onward.label}</ButtonLink>
    </Message>
  );
}

type OwnPage = { title: string; text: string; to: string; label: string };

/** The error page of a route that says in its own words what is missing; the pages of `errorPages` come first. */
export function OwnRouteError({ title, text, to, label }: OwnPage) {
  return (
    <RouteError>
      <Message drawing={emptyPlate} title={title}>
        <p>{text}</p>
        <ButtonLink to={to}>{label}</ButtonLink>
      </Message>
    </RouteError>
  );
}

function ApplicationError({ error }: { error: unknown }) {
  return (
    <Message drawing={emptyPlate} title="Unexpected Application Error!" titleLang="en">
      <p lang="en" className="text-lg">
        {errorMessage(error)}
      </p>
      <p>Quelque chose s’est mal passé de notre côté. Réessayez dans un instant.</p>
      <ButtonLink to="/">Retour à l’accueil</ButtonLink>
    </Message>
  );
}

function errorMessage(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText || String(error.data)}`;
  return error instanceof Error ? error.message : "Unknown Error";
}
