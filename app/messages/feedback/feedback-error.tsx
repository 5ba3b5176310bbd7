import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { ButtonLink } from "~/shell/button-link";
import { Message } from "~/shell/frame/message";
import { RouteError } from "~/shell/frame/route-error";
import { type ErrorPages, errorPages } from "~/shell/frame/error-page";

/** Links to the home page, because a retry link would fail: `/avis` accepts only POST. */
const onward = { to: "/", label: "Retour à l’accueil" };
const pages: ErrorPages = Object.fromEntries(
  Object.entries(errorPages).map(([status, page]) => [
    status,
    page?.onward && !page.onward.to ? { ...page, onward } : page,
  ]),
);

export function FeedbackError() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <RouteError pages={pages}>
      <Message title={isMissing ? "Page introuvable" : "Service indisponible"}>
        <p className="text-lg">
          {isMissing
            ? "Cette page n’existe pas, ou n’est plus en ligne. Aucun avis n’a été enregistré."
            : "Votre avis n’a pas été enregistré. Réessayez dans quelques minutes."}
        </p>
        <ButtonLink to="/recherche">Chercher une question</ButtonLink>
      </Message>
    </RouteError>
  );
}
