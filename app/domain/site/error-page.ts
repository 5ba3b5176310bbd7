/** Shown instead of a page. The title is also the document's. */
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

/** By status; routes describe any other failure themselves. */
export type ErrorPages = Partial<Record<number, ErrorPage>>;

/** The defaults; a route may have its own (quiz-error-page.ts). */
export const errorPages: ErrorPages = {
  400: unreadable,
  403: {
    title: "Demande refusée",
    text: "Cette demande ne vient pas d’une page de notre site. Rien n’a été enregistré. Ouvrez la page ici, puis recommencez.",
    onward: { to: "/contact", label: "Nous écrire" },
  },
  405: {
    title: "Demande refusée",
    text: "Cette adresse ne répond pas à ce genre de demande, et rien n’a été enregistré.",
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
  503: { title: "Service indisponible", text: "Le site ne répond pas pour l’instant. Réessayez plus tard." },
};
