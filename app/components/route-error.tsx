import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import type { ReactNode } from "react";
import { ButtonLink } from "./button-link";
import { Message } from "./message";

/** What is shown instead of a page, by the status that it answers with; `children` is the route's own, for the others. */
const known: Record<number, { title: string; text: string; to: string; label: string }> = {
  405: {
    title: "Demande refusée",
    text: "Cette page se lit\u202f; elle ne reçoit pas ce qui lui a été envoyé.",
    to: "/",
    label: "Retour à l’accueil",
  },
  410: {
    title: "Page retirée",
    text: "Nous avons retiré cette page, par exemple parce qu’elle n’était plus à jour.",
    to: "/recherche",
    label: "Chercher une question",
  },
  429: {
    title: "Trop de demandes",
    text: "Il y a eu beaucoup de demandes en peu de temps. Attendez un instant, puis réessayez.",
    to: "/",
    label: "Retour à l’accueil",
  },
};

export function RouteError({ children }: { children: ReactNode }) {
  const error = useRouteError();
  const state = isRouteErrorResponse(error) ? known[error.status] : undefined;
  if (!state) return children;
  return (
    <Message title={state.title}>
      <p className="text-lg">{state.text}</p>
      <ButtonLink to={state.to}>{state.label}</ButtonLink>
    </Message>
  );
}
