export const SITE_PLAN_PATH = "/plan-du-site";

export type SitePage = {
  kind: "page" | "category" | "myths" | "subcategory" | "question" | "audience" | "quiz" | "guide" | "food";
  path: string;
  title: string;
  /** The ISO date of the last change, if known. */
  changedOn: string | null;
  category?: string;
  subcategory?: string | null;
};
