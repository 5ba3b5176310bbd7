import { Activity, Apple, CircleHelp, Heart, type LucideIcon, Scale, Sparkles, Utensils } from "lucide-react";
import type { Category, CategoryIcon, CategoryTone } from "~/domain/faq/category";

const icons: Record<CategoryIcon, LucideIcon> = {
  apple: Apple,
  heart: Heart,
  activity: Activity,
  utensils: Utensils,
  scale: Scale,
  sparkles: Sparkles,
};

const tints: Record<CategoryTone, string> = {
  primary: "bg-primary-tint text-primary",
  secondary: "bg-secondary-tint text-secondary",
  accent: "bg-accent-tint text-accent",
};

const inks: Record<CategoryTone, string> = {
  primary: "text-primary",
  secondary: "text-secondary",
  accent: "text-accent",
};

export function CategoryIconTile({ icon, tint }: { icon: CategoryIcon; tint: CategoryTone | "myth" }) {
  const Icon = icons[icon];
  const colors = tint === "myth" ? "bg-myth-tint text-myth" : tints[tint];
  return (
    <span className={`grid size-11 shrink-0 place-items-center rounded-[.85rem] ${colors}`}>
      <Icon aria-hidden className="size-6" />
    </span>
  );
}

const symbolId = ({ slug }: Category) => `theme-${slug}`;

/** Drawn once for a long list: each `CategoryLabel` refers to them. */
export function CategorySymbols({ categories }: { categories: Category[] }) {
  return (
    <div hidden>
      {categories.map((category) => {
        const Icon = category.isMyths ? CircleHelp : icons[category.icon];
        return <Icon key={category.slug} id={symbolId(category)} aria-hidden />;
      })}
    </div>
  );
}

export function CategoryLabel({ category }: { category: Category }) {
  return (
    <p className={`category-label ${category.isMyths ? "text-muted" : inks[category.color]}`}>
      <svg viewBox="0 0 24 24" aria-hidden>
        <use href={`#${symbolId(category)}`} />
      </svg>
      {category.isMyths ? "Vrai ou faux\u202f?" : category.title}
    </p>
  );
}
