import { Link } from "@remix-run/react";
import { type Category, categoryPath } from "~/domain/faq/category";
import { Badge } from "~/components/site/badge";
import { CategoryIconTile } from "./category-icon";

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
