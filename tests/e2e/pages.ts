import { GUIDE_SLUGS } from "../../app/domain/guide/guide-slugs";
import { signForTest } from "../signing";

const played = {
  quizId: 3,
  start: null,
  answers: [301, 302, 303, 304, 305, 306, 307].map((id) => [id, id * 10 + 1]),
};
const inProgress = signForTest(played);

/** Every kind of page of the site, for the checks that all must pass. */
export const PAGES = [
  "/",
  "/categorie/bases-de-la-nutrition",
  "/categorie/bases-de-la-nutrition?sous-categorie=etiquettes",
  "/categorie/mythes-et-idees-recues",
  "/profil/sportifs",
  "/profil/parents",
  "/profil/seniors",
  "/profil/tous-publics",
  "/recherche",
  "/recherche?q=fer",
  "/recherche?q=zzzz",
  "/recherche?q=vitamyne%20d",
  "/question/303-combien-de-proteines-par-jour-quand-on-fait-du-sport",
  "/question/713-le-pain-fait-grossir",
  "/quiz",
  "/quiz/3",
  "/quiz/1",
  `/quiz/3?question=8&etat=${inProgress}`,
  `/quiz/3?resultat=${signForTest({ ...played, late: false, score: 2 }, "quiz-result")}`,
  "/fiches-pratiques",
  ...GUIDE_SLUGS.map((slug) => `/fiches-pratiques/${slug}`),
  "/contact",
  "/contact/merci",
  "/newsletter",
  "/newsletter/a-confirmer",
  `/newsletter/confirmer?jeton=${"a".repeat(43)}`,
  `/newsletter/desinscrire?jeton=${"a".repeat(43)}`,
  "/a-propos",
  "/blog",
  "/calculateurs",
  "/mentions-legales",
  "/politique-confidentialite",
  "/cgu",
];

export const ERROR_PAGES = [
  "/quiz/3?aller=suivant&etat=" + signForTest({ ...played, answers: [] }),

  "/nulle-part",
  "/categorie/zzz",
  "/profil/zzz",
  "/demande-refusee",
  "/newsletter/confirmer",
  "/question/999",
  "/quiz/999",
  "/fiches-pratiques/zzz",
];
