export type SearchRefusal = 429 | 503;

export const searchRefusals: Record<SearchRefusal, { title: string; text: string }> = {
  429: {
    title: "Trop de recherches à la fois",
    text: "Beaucoup de recherches sont parties de votre connexion en peu de temps. Attendez une minute, puis relancez la vôtre.",
  },
  503: {
    title: "La recherche est indisponible",
    text: "Nous n’arrivons pas à chercher pour l’instant. Attendez quelques secondes, puis relancez votre recherche.",
  },
};
