import { readdirSync, readFileSync } from "node:fs";
import { type ContentFaq, readCollection } from "../app/domain/content/content-collection";
import { categoryPath, isMythSlug } from "../app/domain/faq/category";
import { questionPath } from "../app/domain/faq/question-path";
import type { Verdict } from "../app/domain/faq/verdict";
import { guidePath } from "../app/domain/guide/guide-path";

/** What the editors' files hold. */
export const contents = readCollection(
  Object.fromEntries(
    readdirSync("content", { recursive: true, encoding: "utf8" })
      .filter((path) => /\.(md|yaml)$/.test(path))
      .map((path) => [path, readFileSync(`content/${path}`, "utf8")]),
  ),
);

const { categories, guides, profiles } = contents;
const faqs = contents.faqs.filter(({ published }) => published);
export const quizzes = contents.quizzes.filter(({ published }) => published);

/** The first of a kind; a test that needs one of a kind that nobody wrote fails. */
function one<T>(all: readonly T[], kind: string): T {
  const [first] = all;
  if (!first) throw new Error(`The contents hold no ${kind}.`);
  return first;
}

const theme = one(
  categories.filter(({ slug }) => !isMythSlug(slug)),
  "theme",
);
const myths = one(
  categories.filter(({ slug }) => isMythSlug(slug)),
  "category of myths",
);
const question = one(
  faqs.filter(({ categoryId }) => categoryId === theme.id),
  "question of the first theme",
);

/** One of each kind, for tests that need any one, whatever editors change. */
export const samples = {
  theme,
  myths,
  question,
  /** The subcategory of `question`. */
  subcategory: one(
    theme.subcategories.filter(({ id }) => id === question.subcategoryId),
    "subcategory",
  ),
  myth: one(
    faqs.filter(({ categoryId }) => categoryId === myths.id),
    "myth",
  ),
  profile: one(profiles, "profile"),
  guide: one(guides, "guide"),
  timedQuiz: one(
    quizzes.filter((quiz) => quiz.time_limit !== undefined),
    "quiz with a time limit",
  ),
  untimedQuiz: one(
    quizzes.filter((quiz) => quiz.time_limit === undefined),
    "quiz without a time limit",
  ),
};

/** Their addresses. */
export const samplePaths = {
  theme: categoryPath(theme.slug),
  subcategory: categoryPath(theme.slug, { subcategory: samples.subcategory.slug }),
  myths: categoryPath(myths.slug),
  question: questionPath(question),
  myth: questionPath(samples.myth),
  profile: `/profil/${samples.profile.slug}`,
  guide: guidePath(samples.guide.slug),
  timedQuiz: `/quiz/${samples.timedQuiz.id}`,
  untimedQuiz: `/quiz/${samples.untimedQuiz.id}`,
};

/** The newest published myth with a verdict. */
export function mythOf(verdict: Verdict): ContentFaq {
  const [newest] = faqs
    .filter(({ categoryId, idea }) => categoryId === myths.id && idea === verdict)
    .toSorted((one, other) => other.created_on.localeCompare(one.created_on) || other.order - one.order);
  if (!newest) throw new Error(`The contents hold no myth that is « ${verdict} ».`);
  return newest;
}
