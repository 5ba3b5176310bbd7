import { type ErrorPage, type ErrorPages, errorPages, NO_ANSWER } from "~/shell/frame/error-page";

const missing: ErrorPage = {
  title: "Quiz introuvable",
  text: "Ce quiz n’existe pas, n’est plus en ligne, ou a changé d’adresse.",
  to: "/quiz",
  label: "Retour aux quiz",
};

export const quizErrorPages: ErrorPages = {
  ...errorPages,
  [NO_ANSWER]: {
    title: "Le site n’a pas répondu",
    text: "Vos réponses précédentes sont gardées dans l’adresse de cette page. Vérifiez votre connexion, réessayez, puis choisissez de nouveau la réponse de cette question.",
    label: "Réessayer",
  },
  404: missing,
  410: missing,
  503: {
    title: "Le quiz est indisponible",
    text: "Nous n’arrivons pas à le charger pour l’instant. Réessayez dans quelques minutes : si vous aviez commencé, vos réponses sont dans l’adresse de cette page.",
    label: "Réessayer",
  },
};
