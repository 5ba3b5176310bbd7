import { isRouteErrorResponse, useLocation, useRouteError } from "@remix-run/react";
import type { ReactNode } from "react";
import { ButtonLink } from "./button-link";
import { Message } from "./message";

const unreadable = {
  title: "Formulaire illisible",
  text: "Nous n’avons pas pu lire cet envoi, et rien n’a été enregistré. Revenez en arrière, ou recommencez.",
  label: "Recommencer",
};

/** What is shown instead of a page, by its status, and the way on; without `to`, the way on is the page itself, anew. */
const known: Record<number, { title: string; text: string; to?: string; label: string }> = {
  400: unreadable,
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
  413: {
    title: "Votre envoi est trop long",
    text: "Un envoi pèse au plus 100\u202fKo. Revenez en arrière pour retrouver votre texte et le raccourcir.",
    label: "Recommencer",
  },
  415: unreadable,
  429: {
    title: "Trop de demandes",
    text: "Il y a eu beaucoup de demandes en peu de temps. Attendez un instant, puis réessayez.",
    to: "/",
    label: "Retour à l’accueil",
  },
};

/** `children` is the route's own, for any other error. */
export function RouteError({ children }: { children: ReactNode }) {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const state = isRouteErrorResponse(error) ? known[error.status] : undefined;
  if (!state) return children;
  return (
    <Message title={state.title}>
      <p className="text-lg">{state.text}</p>
      <ButtonLink to={state.to ?? pathname + search}>{state.label}</ButtonLink>
    </Message>
  );
}
