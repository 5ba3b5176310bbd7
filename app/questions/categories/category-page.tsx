import { MoreLink } from "~/foods/more-link";
import { STORAGE_PATH } from "~/foods/storage/storage";
import type { Faq } from "~/questions/faq";
import { groupFaqs } from "~/questions/faq-groups";
import { FaqList } from "~/questions/faq-list";
import { Notice } from "~/shell/notice";
import { Pagination } from "~/shell/pagination";
import { pageCount } from "~/shell/paging";
import { counted } from "~/text/typography";
import { type Category, categoryPath, type Subcategory } from "./category";
import { CategoryHead } from "./category-head";
import { SubcategoryFilter } from "./subcategory-filter";

type Props = {
  category: Category;
  subcategories: (Subcategory & { count: number })[];
  subcategory: Subcategory | null;
  faqs: Faq[];
  total: number;
  page: number;
  notice: string | null;
};

export function CategoryPage(props: Props) {
  const { category, subcategories, subcategory, faqs, total, page, notice } = props;
  const { isMyths } = category;
  const pathTo = (number: number) =>
    categoryPath(category.slug, { subcategory: subcategory?.slug, page: number });
  const heading = isMyths ? "Mythes à débunker" : "Questions fréquentes";
  const groups = groupFaqs(
    faqs,
    (faq) => faq.subcategory?.slug,
    subcategories.map(({ slug, name }) => ({ key: slug, name })),
  );
  return (
    <div className="wrap pt-2 pb-4 md:py-8">
      <CategoryHead category={category} />
      <SubcategoryFilter
        category={category}
        subcategories={subcategories}
        active={subcategory?.slug ?? null}
      />
      {category.slug === "cuisine-et-conservation" && (
        <p className="mt-2">
          <MoreLink to={STORAGE_PATH}>{"Combien de temps ça se garde\u202f?"}</MoreLink>
        </p>
      )}
      {notice && <Notice>{notice}</Notice>}
      <section aria-labelledby="questions" className="mt-5 sm:mt-8">
        <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 sm:mb-5">
          <h2 id="questions" className="text-2xl">
            {heading}
          </h2>
          <p role="status" className="text-muted">
            {counted(total, isMyths ? "mythe" : "question")}
          </p>
        </div>
        {faqs.length > 0 ? (
          <FaqList key={pathTo(page)} groups={groups} isMyth={() => isMyths} label={heading} />
        ) : (
          <p className="rounded-card border border-line bg-card p-6">
            {isMyths
              ? "Aucun mythe disponible pour cette catégorie."
              : "Aucune question disponible pour cette catégorie."}
          </p>
        )}
        <Pagination page={page} pageCount={pageCount(total)} pathTo={pathTo} />
      </section>
    </div>
  );
}
