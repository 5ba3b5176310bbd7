import { compiled } from "~/server/compiled/compiled.server";
import { findGuide } from "~/guides/guides.server";
import type { Guide } from "~/guides/guide";
import type { CategoryTone } from "~/shell/tone";
import type { Faq } from "./faq";
import { type Category, isMythSlug } from "./categories/category";
import { categoryIllustration, questionIllustration } from "./illustrations";
import { mythTitle } from "./verdict";

type Place = { category: { slug: string }; subcategory: { slug: string } | null };

/** The guides and the illustration of a subcategory; no guides and the category's illustration if the contents do not define it. */
export function findSubject({ category, subcategory }: Place): { guides: Guide[]; drawing: string } {
  const known = compiled()
    .contents.categories.find(({ slug }) => slug === category.slug)
    ?.subcategories.find(({ slug }) => slug === subcategory?.slug);
  return {
    guides: (known?.guides ?? []).flatMap((slug) => findGuide(slug) ?? []),
    drawing: known?.drawing ?? categoryIllustration(category.slug),
  };
}

/** The document title of a question's page, and its illustration on the tint of its category. */
export function questionHead(faq: Faq, category: Category | null) {
  const { slug } = faq.category;
  const isMyth = isMythSlug(slug);
  const tint: CategoryTone | "myth" = isMyth ? "myth" : (category?.color ?? "secondary");
  return {
    title: isMyth ? mythTitle(faq.question) : faq.question,
    tile: { of: questionIllustration(faq.id, findSubject(faq).drawing), tint },
  };
}

/** The id of the question that replaces a retired one; any other id is returned as it is. */
export function currentFaqId(id: number | null): number | null {
  return compiled().contents.retiredFaqs.find((retired) => retired.id === id)?.replacedBy ?? id;
}
