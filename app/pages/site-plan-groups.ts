export const SITE_PLAN_PATH = "/plan-du-site";

/** A page of the site. `category` is the path of the category that contains the subcategory or the question. */
export type SitePage = {
  path: string;
  /** The ISO date of the last change, if known. */
  changedOn: string | null;
  title: string;
} & (
  | { kind: "page" | "category" | "myths" | "audience" | "quiz" | "guide" | "food" }
  | { kind: "subcategory"; category: string }
  | { kind: "question"; category: string; subcategory: string | null }
);

export type PageLink = Pick<SitePage, "path" | "title">;

/** A category with its subcategories and their questions. `questions` are those without a subcategory. */
export type PlanCategory = PageLink & {
  subcategories: (PageLink & { questions: PageLink[] })[];
  questions: PageLink[];
};

export type SitePlan = {
  categories: PlanCategory[];
  myths: PlanCategory[];
  audiences: PageLink[];
  guides: PageLink[];
  quizzes: PageLink[];
  foods: PageLink[];
  pages: PageLink[];
};

/** Groups the pages of the site map by kind, and questions by category. */
export function sitePlan(pages: SitePage[]): SitePlan {
  const links = (...kinds: SitePage["kind"][]) =>
    pages.filter(({ kind }) => kinds.includes(kind)).map(toLink);
  const questions = pages.flatMap((page) => (page.kind === "question" ? [page] : []));
  const subcategories = pages.flatMap((page) => (page.kind === "subcategory" ? [page] : []));
  const withQuestions = (category: PageLink): PlanCategory => {
    const own = questions.filter((question) => question.category === category.path);
    const known = subcategories.filter((subcategory) => subcategory.category === category.path);
    return {
      ...category,
      subcategories: known.map((subcategory) => ({
        ...toLink(subcategory),
        questions: own.filter((question) => question.subcategory === subcategory.path).map(toLink),
      })),
      questions: own.filter(({ subcategory }) => !known.some(({ path }) => path === subcategory)).map(toLink),
    };
  };
  return {
    categories: links("category").map(withQuestions),
    myths: links("myths").map(withQuestions),
    audiences: links("audience"),
    guides: links("guide"),
    quizzes: links("quiz"),
    foods: links("food"),
    pages: links("page"),
  };
}

function toLink({ path, title }: SitePage): PageLink {
  return { path, title };
}
