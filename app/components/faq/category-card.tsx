import { Link } from "@remix-run/react";
import { Activity, Apple, Heart, type LucideIcon, Scale, Sparkles, Utensils } from "lucide-react";
import { type Category, type CategoryIcon, categoryPath, type CategoryTone } from "~/domain/faq/category";
import { Badge } from "~/components/site/badge";

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

export function CategoryIconTile({ icon, tint }: { icon: CategoryIcon; tint: CategoryTone | "myth" }) {
  const Icon = icons[icon];
  const colors = tint === "myth" ? "bg-myth-tint text-myth" : tints[tint];
  return (
    <span className={`grid size-11 shrink-0 place-items-center rounded-[.85rem] ${colors}`}>
      <Icon aria-hidden className="size-6" />
    </span>
  );
}

export function CategoryCard({ category }: { category: Category }) {
  const { title, description, icon, color, slug, isMyths, faqCount } = category;
  return (
    <article
      className={`relative flex h-full flex-col gap-3 rounded-card border p-6 shadow-card transition-colors duration-150 hover:border-field ${
        isMyths ? "border-myth/40 bg-myth-tint" : "border-line bg-card"
      }`}
    >
      <div className="flex items-start justify-between gap-3">
        <CategoryIconTile icon={icon} tint={isMyths ? "myth" : color} />
        {isMyths ? (
          <Badge tone="myth">Vrai ou Faux ?</Badge>
        ) : (
          faqCount !== undefined && (
            <Badge tone={color}>
              {faqCount} {faqCount > 1 ? "FAQs" : "FAQ"}
            </Badge>
          )
        )}
      </div>
      <h3 className="text-xl">
        <Link to={categoryPath(slug)} className="after:absolute after:inset-0 after:rounded-card">
          {title}
        </Link>
      </h3>
      <p className="text-[.95rem] leading-normal text-muted">{description}</p>
    </article>
  );
}
