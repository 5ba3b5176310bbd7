import { useLocation, useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { MoreLink } from "~/foods/more-link";
import { STORAGE_PATH } from "~/foods/storage/storage";
import type { Faq } from "~/questions/faq";
import { FaqList } from "~/questions/faq-list";
import { categoryIllustration } from "~/questions/illustrations";
import { Badge } from "~/shell/badge";
import { FilterChips } from "~/shell/filter-chips";
import { Breadcrumb } from "~/shell/frame/breadcrumb";
import { HeadIllustration, type Tile } from "~/shell/illustration";
import { Notice } from "~/shell/notice";
import { Pagination } from "~/shell/pagination";
import { counted } from "~/text/typography";
import { type Category, categoryPath, type Subcategory } from "./category";

type Props = {
  category: Category;
  subcategories: (Subcategory & { count: number; drawing: string })[];
  subcategory: Subcategory | null;
  isOverview: boolean;
  faqs: Faq[];
  total: number;
  page: number;
  pageCount: number;
  notice: string | null;
};

export function CategoryPage(props: Props) {
  const { category, subcategories, subcategory, isOverview, faqs, total, page, pageCount, notice } = props;
  const { isMyths } = category;
  const pathTo = (number: number) =>
    categoryPath(category.slug, { subcategory: subcategory?.slug, page: number });
  const heading = isMyths ? "Mythes à débunker" : "Questions fréquentes";
  const noun = isMyths ? "mythe" : "question";
  const tint: Tile["tint"] = isMyths ? "myth" : category.color;
  const groups = subcategories.flatMap(({ slug, name, count, drawing }) => {
    const own = faqs.filter((faq) => faq.subcategory?.slug === slug);
    const path = categoryPath(category.slug, { subcategory: slug });
    const all = count > own.length ? { name: `Les ${counted(count, noun)}`, path } : null;
    return own.length > 0 ? { name, tile: { of: drawing, tint }, faqs: own, all } : [];
  });
  return (
    <div className="wrap pt-2 pb-4 md:py-8">
      <CategoryHead category={category} />
      <SubcategoryFilter {...{ category, subcategories, subcategory }} />
      {category.slug === "cuisine-et-conservation" && (
        <p className="mt-2">
          <MoreLink to={STORAGE_PATH}>{"Ça se garde\u202f?"}</MoreLink>
        </p>
      )}
      {notice && <Notice>{notice}</Notice>}
      <section aria-labelledby="questions" className="mt-5 sm:mt-8">
        <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-2 gap-y-1 sm:mb-5">
          <h2 id="questions" className="text-2xl">
            {heading}
          </h2>
          <p role="status" className="text-muted">
            {counted(total, noun)}
          </p>
        </div>
        {faqs.length > 0 ? (
          <FaqList
            key={pathTo(page)}
            faqs={faqs}
            groups={isOverview ? groups : []}
            isMyth={() => isMyths}
            label={heading}
          />
        ) : (
          <p className="rounded-card border border-line bg-card p-6">
            {isMyths
              ? "Aucun mythe disponible pour cette catégorie."
              : "Aucune question disponible pour cette catégorie."}
          </p>
        )}
        <Pagination page={page} pageCount={pageCount} pathTo={pathTo} />
      </section>
    </div>
  );
}

function CategoryHead({ category }: { category: Category }) {
  const { title, slug, description, color, isMyths } = category;
  return (
    <>
      <Breadcrumb here={{ name: title, path: categoryPath(slug) }} />
      <header className="guide-head">
        <div>
          <HeadIllustration of={categoryIllustration(slug)} tint={isMyths ? "myth" : color} />
        </div>
        <div>
          {isMyths && (
            <p className="mb-2">
              <Badge tone="myth">Vrai ou Faux ?</Badge>
            </p>
          )}
          <h1 tabIndex={-1} className="text-3xl sm:text-4xl">
            {title}
          </h1>
        </div>
        <p className="mt-3 max-w-2xl text-muted sm:text-lg">{description}</p>
      </header>
      {isMyths && (
        <Notice>
          <strong>Attention, idées reçues.</strong> Ces phrases circulent partout&#8239;: certaines sont
          vraies, d’autres non. Chacune porte son verdict&#8239;; ouvrez-la pour la preuve et ses limites.
        </Notice>
      )}
    </>
  );
}

/** The filter consists of links, so that a filtered list can be shared and works without JavaScript. */
function SubcategoryFilter({
  category,
  subcategories,
  subcategory: active,
}: Pick<Props, "category" | "subcategories" | "subcategory">) {
  usePreselectionByHash(category.slug, subcategories);
  if (subcategories.length === 0) return null;
  return (
    <div className="tabs">
      <FilterChips
        label="Sous-thèmes"
        chips={[null, ...subcategories].map((subcategory) => ({
          name: subcategory?.name ?? "Toutes",
          count: subcategory?.count,
          to: categoryPath(category.slug, { subcategory: subcategory?.slug }),
          isActive: subcategory?.slug === active?.slug,
        }))}
      />
    </div>
  );
}

/** Supports old links, which select a subcategory with `#slug`. */
function usePreselectionByHash(categorySlug: string, subcategories: Subcategory[]) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const named = subcategories.find(({ slug }) => `#${slug}` === hash)?.slug;
  useEffect(() => {
    if (named) navigate(categoryPath(categorySlug, { subcategory: named }), { replace: true });
  }, [categorySlug, named, navigate]);
}
