export const SITE_PLAN_PATH = "/plan-du-site";

/** What a page is about; `theme` is the path of the theme that a subtheme or a question belongs to. */
export type SitePage = {
  path: string;
  /** The day of its last change, if known. */
  changedOn: string | null;
  title: string;
} & (
  | { kind: "page" | "theme" | "myths" | "profile" | "quiz" | "guide" }
  | { kind: "subtheme"; theme: string }
  | { kind: "question"; theme: string; subtheme: string | null }
);

export type PageLink = Pick<SitePage, "path" | "title">;

/** A theme with its questions, by subtheme; `questions` are those without one. */
export type PlanTheme = PageLink & {
  subthemes: (PageLink & { questions: PageLink[] })[];
  questions: PageLink[];
};

export type SitePlan = {
  themes: PlanTheme[];
  myths: PlanTheme[];
  profiles: PageLink[];
  guides: PageLink[];
  quizzes: PageLink[];
  pages: PageLink[];
};

/** The pages of the site map, by kind; questions under their theme. */
export function sitePlan(pages: SitePage[]): SitePlan {
  const links = (...kinds: SitePage["kind"][]) =>
    pages.filter(({ kind }) => kinds.includes(kind)).map(toLink);
  const questions = pages.flatMap((page) => (page.kind === "question" ? [page] : []));
  const subthemes = pages.flatMap((page) => (page.kind === "subtheme" ? [page] : []));
  const withQuestions = (theme: PageLink): PlanTheme => {
    const own = questions.filter((question) => question.theme === theme.path);
    const known = subthemes.filter((subtheme) => subtheme.theme === theme.path);
    return {
      ...theme,
      subthemes: known.map((subtheme) => ({
        ...toLink(subtheme),
        questions: own.filter((question) => question.subtheme === subtheme.path).map(toLink),
      })),
      questions: own.filter(({ subtheme }) => !known.some(({ path }) => path === subtheme)).map(toLink),
    };
  };
  return {
    themes: links("theme").map(withQuestions),
    myths: links("myths").map(withQuestions),
    profiles: links("profile"),
    guides: links("guide"),
    quizzes: links("quiz"),
    pages: links("page"),
  };
}

function toLink({ path, title }: SitePage): PageLink {
  return { path, title };
}
