import { Activity, Apple, CircleHelp, Heart, type Icon, Scale, Sparkles, Utensils } from "~/shell/icon/icons";
import type { ReactNode } from "react";
import type { Category, CategoryIcon } from "./category";
import type { CategoryTone } from "~/shell/tone";

const icons: Record<CategoryIcon, Icon> = {
  apple: Apple,
  heart: Heart,
  activity: Activity,
  utensils: Utensils,
  scale: Scale,
  sparkles: Sparkles,
};

const inks: Record<CategoryTone, string> = {
  primary: "text-primary",
  secondary: "text-secondary",
  accent: "text-accent",
};

export function CategoryIconMark({
  icon,
  color,
  children,
}: {
  icon: CategoryIcon;
  color: CategoryTone;
  children: ReactNode;
}) {
  const Icon = icons[icon];
  return (
    <span
      className={`mb-auto flex items-center gap-1.5 pb-2 text-sm font-semibold whitespace-nowrap ${inks[color]}`}
    >
      <Icon aria-hidden className="size-4" />
      <span>{children}</span>
    </span>
  );
}

const symbolId = ({ slug }: Category) => `theme-${slug}`;

/** Defines the icons once for a long list; each `CategoryLabel` references them with `<use>`. */
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
