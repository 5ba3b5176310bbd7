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
  "/quiz",
  "/fiches-pratiques",
  "/fiches-pratiques/snacks-sains",
  "/contact",
  "/newsletter",
  "/a-propos",
  "/blog",
  "/calculateurs",
  "/mentions-legales",
  "/politique-confidentialite",
  "/cgu",
];

export const ERROR_PAGES = [
  "/nulle-part",
  "/categorie/zzz",
  "/profil/zzz",
  "/quiz/999",
  "/fiches-pratiques/zzz",
];
