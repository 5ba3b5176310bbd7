export type CategoryIcon = "apple" | "heart" | "activity" | "utensils" | "scale" | "sparkles";
export type CategoryTone = "primary" | "secondary" | "accent";

export type Category = {
  id: number;
  title: string;
  description: string;
  icon: CategoryIcon;
  color: CategoryTone;
  slug: string;
  isMyths: boolean;
  faqCount?: number;
};

export type Subcategory = { id: number; categoryId: number; name: string; slug: string; description: string };

export const MYTHS_SLUG = "mythes-et-idees-recues";

/** Whether the category with this slug is shown in the layout for myths. */
export function isMythSlug(slug: string): boolean {
  return slug.includes("mythes") || slug.includes("idees-recues");
}

/** Maps blue to primary, green to secondary, and any other color to accent (specification, section 9). */
export function categoryTone(color: string): CategoryTone {
  const value = color.toLowerCase();
  if (value.includes("blue")) return "primary";
  if (value.includes("green")) return "secondary";
  return "accent";
}

const ICONS: readonly string[] = ["apple", "heart", "activity", "utensils", "scale", "sparkles"];

export function categoryIcon(icon: string): CategoryIcon {
  const isKnown = (value: string): value is CategoryIcon => ICONS.includes(value);
  return isKnown(icon) ? icon : "apple";
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
