import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";
import type { ContentCollection, ContentFaq } from "../app/domain/content/content-collection";
import { categoryPath, isMythSlug } from "../app/domain/faq/category";
import { questionPath } from "../app/domain/faq/question-path";
import type { Verdict } from "../app/domain/faq/verdict";
import { guidePath } from "../app/domain/guide/guide-path";
import { readContentFiles } from "../scripts/content/content-files";

const FOLDER = "content";
const READERS = "app/domain";

/** What the editors' files hold. Reading them takes seconds, so it is done once per state of the files and of what reads them. */
async function readContents(): Promise<ContentCollection> {
  const files = readContentFiles(FOLDER);
  const state = createHash("sha256").update(JSON.stringify([files, readContentFiles(READERS)]));
  const kept = join("test-results/contents", `${state.digest("hex").slice(0, 16)}.json`);
  if (existsSync(kept)) return z.custom<ContentCollection>().parse(JSON.parse(readFileSync(kept, "utf8")));
  // What reads them takes a second to load.
  const { readCollection } = await import("../app/domain/content/content-collection");
  const contents = readCollection(files);
  mkdirSync(dirname(kept), { recursive: true });
  // Other workers may be reading it.
  writeFileSync(`${kept}.${process.pid}`, JSON.stringify(contents));
  renameSync(`${kept}.${process.pid}`, kept);
  return contents;
}

export const contents = await readContents();

const { categories, guides, pages, profiles } = contents;
export const faqs = contents.faqs.filter(({ published }) => published);
export const quizzes = contents.quizzes.filter(({ published }) => published);

/** The first of a kind; a test that needs one of a kind that nobody wrote fails. */
export function one<T>(all: readonly T[], kind: string): T {
  const [first] = all;
  if (!first) throw new Error(`The contents hold no ${kind}.`);
  return first;
}

/** Texts in the order of the site's lists: the newest first. */
export function newestFirst<T extends { id: number; created_on: string; order?: number }>(
  all: readonly T[],
): T[] {
  return all.toSorted(
    (one, other) =>
      other.created_on.localeCompare(one.created_on) ||
      (other.order ?? 0) - (one.order ?? 0) ||
      other.id - one.id,
  );
}

/** The published questions of a category, or of its subcategory, in the order of their list. */
export function questionsIn(category: { id: number }, subcategory?: { id: number }) {
  return newestFirst(
    faqs.filter(
      (faq) => faq.categoryId === category.id && (!subcategory || faq.subcategoryId === subcategory.id),
    ),
  );
}

/** The title of the guide with this slug. */
export function guideTitle(slug: string): string {
  const guide = one(
    guides.filter((candidate) => candidate.slug === slug),
    `guide « ${slug} »`,
  );
  return guide.title;
}

const questionCount = (profile: string) => faqs.filter(({ audience }) => audience === profile).length;

export const themes = categories.filter(({ slug }) => !isMythSlug(slug));

const theme = one(
  themes.filter(
    ({ id, subcategories }) =>
      subcategories.length > 1 && quizzes.some(({ categoryId }) => categoryId === id),
  ),
  "theme with a quiz and several subcategories",
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
  otherTheme: one(
    themes.filter(({ id }) => id !== theme.id),
    "second theme",
  ),
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
  /** A myth that a profile lists. */
  profileMyth: one(
    faqs.filter(({ categoryId, audience }) => categoryId === myths.id && audience),
    "myth for an audience",
  ),
  /** The one with the fewest questions: its page is the quickest to judge. */
  profile: one(
    profiles.toSorted((first, second) => questionCount(first.slug) - questionCount(second.slug)),
    "profile",
  ),
  /** One with more than a page of questions. */
  longProfile: one(
    profiles.filter(({ slug }) => questionCount(slug) > 30),
    "profile with more than 30 questions",
  ),
  guide: one(guides, "guide"),
  aboutPage: one(
    pages.filter(({ slug }) => slug === "a-propos"),
    "page « a-propos »",
  ),
  timedQuiz: one(
    quizzes.filter(({ time_limit: limit }) => limit !== undefined && limit >= 120),
    "quiz with a time limit of two minutes or more",
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
  return one(
    questionsIn(myths).filter(({ idea }) => idea === verdict),
    `myth that is « ${verdict} »`,
  );
}
