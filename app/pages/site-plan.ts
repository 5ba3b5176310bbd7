export const SITE_PLAN_PATH = "/plan-du-site";

export type SitePage = {
  kind: "page" | "category" | "myths" | "subcategory" | "question" | "audience" | "quiz" | "guide" | "food";
  path: string;
  title: string;
  changedOn: string | null;
  category?: string;
  subcategory?: string | null;
};

/** The lists after the questions, in the order in which they are shown. */
export const LISTS = [
  { title: "Profils", kind: "audience" },
  { title: "Fiches pratiques", kind: "guide" },
  { title: "Quiz", kind: "quiz" },
  { title: "Aliments, conservation et saisons", kind: "food" },
  { title: "Pages du site", kind: "page" },
];
