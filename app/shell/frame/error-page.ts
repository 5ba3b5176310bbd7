/** A page that is shown instead of the requested page. `title` is also the document title. */
export type ErrorPage = {
  title: string;
  text: string;
  /** Without `to`, the button reloads the page. Without `onward`, the route shows its own content. */
  onward?: { to?: string; label: string };
};

const unreadable: ErrorPage = {
  title: "Formulaire illisible",
  text: "Nous n’avons pas pu lire cet envoi, et rien n’a été enregistré. Revenez en arrière, ou recommencez.",
  onward: { label: "Recommencer" },
};

const home = { to: "/", label: "Retour à l’accueil" };

/** Error pages by status or `NO_ANSWER`. Routes show their own error page for other failures. */
export type ErrorPages = Partial<Record<number, ErrorPage>>;

/** Used instead of a status if the site did not respond to a script's request. */
export const NO_ANSWER = 0;

/**
 * Browsers' messages for requests without a response, which Safari may translate to the system's language, and the router's
 * message for a response that is not the site's, such as a proxy's 502.
 */
const NO_ANSWER_MESSAGE = new RegExp(
  `^(?:${[
    ...["Failed to fetch", "NetworkError", "network error", "Load failed"],
    ...["The Internet connection appears", "The network connection was lost", "The request timed out"],
    ...["La connexion Internet semble", "La connexion réseau a été perdue", "La requête a expiré"],
    ...["Unable to decode turbo-stream", "No response body"],
  ].join("|")})`,
  "i",
);

/** The page for an error that a route has thrown; undefined for internal errors and statuses without a page. */
export function findErrorPage(error: unknown, pages: ErrorPages): ErrorPage | undefined {
  if (error instanceof Error) return NO_ANSWER_MESSAGE.test(error.message) ? pages[NO_ANSWER] : undefined;
  const hasStatus = typeof error === "object" && error !== null && "status" in error;
  return hasStatus ? pages[Number(error.status)] : undefined;
}

/** The default pages; a route can replace them (quiz-page.tsx). */
export const errorPages: ErrorPages = {
  [NO_ANSWER]: {
    title: "Le site n’a pas répondu",
    text: "La page demandée n’est pas arrivée. Vérifiez votre connexion, puis réessayez.",
    onward: { label: "Réessayer" },
  },
  400: unreadable,
  403: {
    title: "Demande refusée",
    text: "Cette demande ne vient pas d’une page de notre site. Rien n’a été enregistré. Ouvrez la page ici, puis recommencez.",
    onward: { to: "/contact", label: "Nous écrire" },
  },
  405: {
    title: "Rien n’a été envoyé",
    text: "Revenez à la page et réessayez.",
    onward: home,
  },
  410: {
    title: "Page retirée",
    text: "Nous avons retiré cette page, par exemple parce qu’elle n’était plus à jour.",
    onward: { to: "/recherche", label: "Chercher une question" },
  },
  413: {
    title: "Votre envoi est trop long",
    text: "Un envoi pèse au plus 100\u202fKo. Revenez en arrière pour retrouver votre texte et le raccourcir.",
    onward: { label: "Recommencer" },
  },
  415: unreadable,
  429: {
    title: "Trop de demandes",
    text: "Il y a eu beaucoup de demandes en peu de temps. Attendez un instant, puis réessayez.",
    onward: home,
  },
  503: {
    title: "Service indisponible",
    text: "Le site ne répond pas pour l’instant. Réessayez dans quelques minutes.",
    onward: { label: "Réessayer" },
  },
};
