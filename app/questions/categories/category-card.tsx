import { Link } from "@remix-run/react";
import { categoryIllustration } from "~/questions/illustrations";
import { Icon } from "~/shell/icon/icon";
import { Illustration, tints } from "~/shell/illustration";
import { type Category, categoryPath } from "./category";

export function CategoryCard({ category }: { category: Category }) {
  const { title, description, icon, color, slug, faqCount } = category;
  return (
    <article className="relative flex h-full flex-wrap overflow-hidden rounded-card border border-line bg-card shadow-card transition-colors duration-150 hover:border-field">
      <div
        className={`flex grow basis-26 flex-col items-center justify-end px-2 pt-3 lg:basis-36 ${tints[color]}`}
      >
        {faqCount !== undefined && (
          <span className="mb-auto flex items-center gap-1.5 pb-2 text-sm font-semibold whitespace-nowrap text-muted">
            <Icon name={icon} className="size-4" />
            <span>
              {faqCount} {faqCount > 1 ? "FAQs" : "FAQ"}
            </span>
          </span>
        )}
        <Illustration of={categoryIllustration(slug)} className="max-w-44" />
      </div>
      <div className="grow-[99] basis-[min(9.5rem,100%)] px-3 py-2.5 sm:p-4 lg:p-5">
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
