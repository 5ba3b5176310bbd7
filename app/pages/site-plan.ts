export const SITE_PLAN_PATH = "/plan-du-site";

export type SitePage = {
  kind: "page" | "category" | "myths" | "subcategory" | "question" | "audience" | "quiz" | "guide" | "food";
  path: string;
  title: string;
  changedOn: string | null;
  category?: string;
  subcategory?: string | null;
};
