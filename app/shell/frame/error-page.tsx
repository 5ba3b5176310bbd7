import { isRouteErrorResponse, useLocation, useRouteError } from "@remix-run/react";
import { HOME, Message } from "./message";

export type ErrorPage = {
  title: string;
  text: string;
  /** The label of the button. Without `to`, it reloads the page. */
  label: string;
  to?: string;
};

const unreadable: ErrorPage = {
  title: "Formulaire illisible",
  text: "Nous n’avons pas pu lire cet envoi, et rien n’a été enregistré. Revenez en arrière, ou recommencez.",
  label: "Recommencer",
};

/** The page of each status, and of a request without a response (`NO_ANSWER`). An error that brings its own page needs none. */
export type ErrorPages = Partial<Record<number, ErrorPage>>;

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

/** What a loader throws to say in its own words what is missing. */
export function missing(page: ErrorPage, status = 404): Response {
  return Response.json(page, { status });
}

function isErrorPage(thrown: unknown): thrown is ErrorPage {
  return typeof thrown === "object" && thrown !== null && "title" in thrown && "label" in thrown;
}

/** The page that an error brings (`missing`) or that its status has; undefined for internal errors and other statuses. */
export function findErrorPage(error: unknown, pages: ErrorPages): ErrorPage | undefined {
  if (error instanceof Error) return NO_ANSWER_MESSAGE.test(error.message) ? pages[NO_ANSWER] : undefined;
  if (!isRouteErrorResponse(error)) return undefined;
  return isErrorPage(error.data) ? error.data : pages[error.status];
}

export const errorPages: ErrorPages = {
  [NO_ANSWER]: {
    title: "Le site n’a pas répondu",
    text: "La page demandée n’est pas arrivée. Vérifiez votre connexion, puis réessayez.",
    label: "Réessayer",
  },
  400: unreadable,
  403: {
    title: "Demande refusée",
    text: "Cette demande ne vient pas d’une page de notre site. Rien n’a été enregistré. Ouvrez la page ici, puis recommencez.",
    to: "/contact",
    label: "Nous écrire",
  },
  404: {
    title: "Page introuvable",
    text: "Cette page n’existe pas, ou a changé d’adresse.",
    ...HOME,
  },
  405: {
    title: "Rien n’a été envoyé",
    text: "Revenez à la page et réessayez.",
    ...HOME,
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
    ...HOME,
  },
  503: {
    title: "Service indisponible",
    text: "Le site ne répond pas pour l’instant. Réessayez dans quelques minutes.",
    label: "Réessayer",
  },
};

export function RouteError({ pages = errorPages }: { pages?: ErrorPages }) {
  const { pathname, search } = useLocation();
  const error = useRouteError();
  const page = findErrorPage(error, pages);
  if (page) {
    const { title, text, label, to = pathname + search } = page;
    return <Message isFailure title={title} text={text} link={{ to, label }} />;
  }
  return (
    <Message isFailure title="Unexpected Application Error!" titleLang="en" link={HOME}>
      <p lang="en" className="text-lg">
        {errorMessage(error)}
      </p>
      <p>Quelque chose s’est mal passé de notre côté. Réessayez dans un instant.</p>
    </Message>
  );
}

function errorMessage(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText || String(error.data)}`;
  return error instanceof Error ? error.message : "Unknown Error";
}
