import { Link } from "@remix-run/react";
import { categoryIllustration } from "~/questions/illustrations";
import { IllustrationPanel } from "~/shell/illustration";
import { type Category, categoryPath } from "./category";
import { CategoryIconMark } from "./category-icon";

export function CategoryCard({ category }: { category: Category }) {
  const { title, description, icon, color, slug, faqCount } = category;
  return (
    <article className="relative flex h-full flex-wrap overflow-hidden rounded-card border border-line bg-card shadow-card transition-colors duration-150 hover:border-field">
      <IllustrationPanel of={categoryIllustration(slug)} tint={color} className="grow basis-26 sm:basis-36">
        {faqCount !== undefined && (
          <CategoryIconMark icon={icon} color={color}>
            {faqCount} {faqCount > 1 ? "FAQs" : "FAQ"}
          </CategoryIconMark>
        )}
      </IllustrationPanel>
      <div className="grow-[99] basis-[min(9.5rem,100%)] px-3 py-2.5 sm:p-5">
        <h3 className="text-[1.06rem] leading-tight sm:text-xl">
          <Link to={categoryPath(slug)} className="after:absolute after:inset-0 after:rounded-card">
            {title}
          </Link>
        </h3>
        <p className="mt-1 text-sm leading-snug text-muted sm:mt-2 sm:text-[.95rem]">{description}</p>
      </div>
    </article>
  );
}
