import type { Tone } from "~/shell/tone";

export const CATEGORY_ICONS = ["apple", "heart", "activity", "utensils", "scale", "sparkles"] as const;
export type CategoryIcon = (typeof CATEGORY_ICONS)[number];

export type Category = {
  id: number;
  title: string;
  description: string;
  icon: CategoryIcon;
  color: Tone;
  slug: string;
  isMyths: boolean;
  faqCount?: number | undefined;
};

export type Subcategory = { id: number; categoryId: number; name: string; slug: string; description: string };

/** How many questions a theme shows of each subcategory, and a subcategory on a page. */
export const GROUP_SIZE = 4;
export const CATEGORY_PAGE_SIZE = 30;

export const MYTHS_SLUG = "mythes-et-idees-recues";

export function isMythSlug(slug: string): boolean {
  return slug.includes("mythes") || slug.includes("idees-recues");
}

/** Maps blue to primary, green to secondary, and any other color to accent (specification, section 9); myths have their own. */
export function categoryTone({ slug, color }: { slug: string; color: string }): Tone {
  if (isMythSlug(slug)) return "myth";
  if (/blue/i.test(color)) return "primary";
  return /green/i.test(color) ? "secondary" : "accent";
}

export function categoryPath(
  slug: string,
  { subcategory, page = 1 }: { subcategory?: string | undefined; page?: number } = {},
): string {
  const query = new URLSearchParams({
    ...(subcategory && { "sous-categorie": subcategory }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return `/categorie/${slug}${query && `?${query}`}`;
}
