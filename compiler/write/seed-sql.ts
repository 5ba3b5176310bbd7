import type { RenderedCollection } from "../render/texts";
import { compositionSeed, foodSeed } from "./food-seed-sql";
import { publishedFaqs, publishedQuizzes, upsert } from "./upsert-sql";

/**
 * The seed as SQL: one upsert per table. Rows have the ids of the content files, so a second run changes nothing. Visitors'
 * counters (views, votes) and rows added by hand stay unchanged.
 */
export function buildSeed({
  categories,
  profiles,
  faqs,
  quizzes,
  foods,
  withdrawnFoods,
  storages,
  composition,
}: RenderedCollection): string {
  const shown = faqs.filter(isPublished);
  return [
    "-- Made from content/ by `npm run content`: edit there, not here.",
    upsert(
      "faqalim_categories",
      ["id", "name", "slug", "description", "icon", "color", "is_active", "order_index"],
      categories.map((c, index) => [c.id, c.name, c.slug, c.description, c.icon, c.color, true, index + 1]),
    ),
    upsert(
      "faqalim_subcategories",
      ["id", "category_id", "name", "slug", "description", "is_active", "order_index"],
      categories.flatMap((c) =>
        c.subcategories.map((s, index) => [s.id, c.id, s.name, s.slug, s.description, true, index + 1]),
      ),
    ),
    upsert(
      "faqalim_target_audiences",
      ["id", "name", "slug", "description", "icon", "gradient", "is_active", "order_index"],
      profiles.map((p) => [p.id, p.name, p.slug, p.description, p.icon, p.gradient, true, p.id]),
    ),
    publishedFaqs(shown, profiles),
    ...publishedQuizzes(quizzes.filter(isPublished), new Set(shown.map(({ id }) => id))),
    ...foodSeed({ foods, storages }),
    ...compositionSeed(composition),
    ...withdrawn("faqs", [
      ...faqs,
      ...shown.flatMap(({ replaces }) => replaces.map((id) => ({ id, published: false }))),
    ]),
    ...withdrawn("quizzes", quizzes),
    ...withdrawn(
      "foods",
      withdrawnFoods.map((id) => ({ id, published: false })),
    ),
  ].join("\n\n");
}

const isPublished = ({ published }: { published: boolean }) => published;

/** The seed does not contain their text. Drafts that were never published have no row. */
function withdrawn(kind: string, texts: { id: number; published: boolean }[]): string[] {
  const ids = texts.filter((text) => !isPublished(text)).map(({ id }) => id);
  if (ids.length === 0) return [];
  const list = ids.join(", ");
  return [
    `update public.faqalim_${kind} set is_published = false where is_published and id in (${list});`,
    // The operator may have withdrawn it before: taking that back must not publish it.
    `update public.faqalim_withdrawals set is_in_contents = false
where is_in_contents and kind = '${kind}' and content_id in (${list});`,
  ];
}
