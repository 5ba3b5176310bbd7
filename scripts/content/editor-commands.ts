import slugify from "@sindresorhus/slugify";
import type { ContentCollection } from "../../compiler/read/content-collection";
import { nearestName } from "../../compiler/read/nearest-name";
import { ContentError } from "../../compiler/read/parse-content";
import { questionPath } from "../../app/questions/question-path";

const MONTHS_BETWEEN_REVIEWS = 12;
const FILE_NAME_LENGTH = 50;

/** `page` is the path of its preview. */
export type NewFile = { path: string; text: string; page: string };

/**
 * Creates the unpublished file of a new question, with the category's next id, the day's next `order` and all fields. `npm run
 * content` then reports the values that are missing. `today` is an ISO date.
 * @throws ContentError if the category is unknown or the question exists
 */
export function newQuestion(
  { categories, faqs }: Pick<ContentCollection, "categories" | "faqs">,
  { theme, question, today }: { theme: string; question: string; today: string },
): NewFile {
  const category = categories.find(({ slug }) => slug === theme);
  if (!category) {
    const slugs = categories.map(({ slug }) => slug);
    throw new ContentError([
      `« ${theme} » n’est pas un thème${nearestName(theme, slugs)} : choisissez parmi ${slugs.join(", ")}.`,
    ]);
  }
  const same = faqs.find((faq) => slugify(faq.question) === slugify(question));
  if (same) throw new ContentError([`Cette question est déjà dans ${same.file}.`]);
  const numbers = faqs
    .flatMap(({ id, replaces }) => [id, ...replaces])
    .filter((id) => String(id).startsWith(String(category.id)));
  const orders = faqs.filter(({ created_on }) => created_on === today).map(({ order }) => order);
  const words = slugify(question);
  const name =
    words.length > FILE_NAME_LENGTH ? words.slice(0, FILE_NAME_LENGTH).replace(/-[^-]*$/, "") : words;
  const id = Math.max(...numbers, category.id * 100) + 1;
  const subcategories = category.subcategories.map(({ slug }) => slug);
  const frontMatter = [
    `id: ${id}`,
    `question: ${JSON.stringify(question)}`,
    `subcategory: ${subcategories[0] ?? ""}   # ${subcategories.join(", ")}`,
    "audience: tous-publics   # sportifs, parents, seniors, tous-publics ; ou supprimez la ligne",
    "difficulty: facile   # facile, moyen, avancé",
    "published: false   # supprimez la ligne quand la réponse est prête",
    `created_on: ${today}`,
    `order: ${Math.max(...orders, 0) + 1}`,
    `reviewed_on: ${today}`,
    "sources: []   # une à six clés de sources.yaml",
  ];
  return {
    page: questionPath({ id, question }),
    path: `faq/${theme}/${name || "question"}.md`,
    text: `---\n${frontMatter.join("\n")}\n---\n\nLa première phrase répond.\n`,
  };
}

/** The published texts whose last review was a year ago or more, oldest first, one line per text. `today` is an ISO date. */
export function dueReviews(
  { faqs, guides, profiles }: Pick<ContentCollection, "faqs" | "guides" | "profiles">,
  today: string,
): string[] {
  const texts = [
    ...faqs.filter(({ published }) => published).map((faq) => ({ on: faq.reviewed_on, what: faq.file })),
    ...guides
      .filter(({ isPublished }) => isPublished)
      .map((guide) => ({ on: guide.reviewedOn, what: `fiches/${guide.slug}.md` })),
    ...profiles.map((profile) => ({ on: profile.reviewed_on, what: `profils/${profile.slug}.md` })),
  ];
  const limit = new Date(today);
  limit.setUTCMonth(limit.getUTCMonth() - MONTHS_BETWEEN_REVIEWS);
  const due = texts.filter(({ on }) => on <= limit.toISOString().slice(0, 10));
  return due.toSorted((one, other) => one.on.localeCompare(other.on)).map(({ on, what }) => `${on}  ${what}`);
}
