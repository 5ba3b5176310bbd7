import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CategoryHead } from "~/questions/categories/category-head";
import { FaqList } from "~/questions/faq-list";
import { OwnRouteError } from "~/shell/frame/route-error";
import { MoreLink } from "~/foods/more-link";
import { STORAGE_PATH } from "~/foods/storage/storage";
import { Notice } from "~/shell/notice";
import { Pagination } from "~/shell/pagination";
import { SubcategoryFilter } from "~/questions/categories/subcategory-filter";
import { findCategory, findSubcategory, listSubcategories } from "~/questions/categories/categories.server";
import { countCategoryFaqs, listCategoryFaqs } from "~/questions/faqs.server";
import { findListPage } from "~/server/pages/requested-page.server";
import { NO_STORE, pageHeaders } from "~/server/pages/cache-control.server";
import { categoryPath } from "~/questions/categories/category";
import { groupFaqs } from "~/questions/faq-groups";
import { MISSING_PAGE, PAGE_SIZE, pageCount } from "~/shell/paging";
import type { RouteHandle } from "~/shell/frame/route-handle";
import { errorSeo, seo } from "~/shell/head/seo";
import { categoryCard } from "~/machines/share-cards";
import { shareImage } from "~/machines/page-files.server";
import { isSlug } from "~/text/slug";
import { counted } from "~/text/typography";

export const handle: RouteHandle = { hydrate: "on-interaction", searchParams: ["sous-categorie", "page"] };

const NOT_FOUND = "Catégorie introuvable";
const UNKNOWN_SUBCATEGORY = "Ce sous-thème n’existe pas. Voici toutes les questions de ce thème.";

export const meta: MetaFunction<typeof loader> = ({ data: found, error, ...place }) => {
  if (!found) {
    return errorSeo(error, {
      title: NOT_FOUND,
      description: "Cette catégorie n’existe pas, ou n’existe plus.",
    });
  }
  const { category, subcategory, page, notice, image } = found;
  const name = `${subcategory?.name ?? category.title}${page > 1 ? `, page ${page}` : ""}`;
  const { description } = subcategory ?? category;
  return seo(
    {
      title: `${name}\u202f: questions et réponses`,
      description: subcategory || page > 1 ? `${name}. ${description}` : description,
      path: categoryPath(category.slug, { subcategory: subcategory?.slug, page }),
      image,
      isIndexed: notice === null,
    },
    place,
  );
};

export const headers = pageHeaders;

export async function loader({ params, request }: LoaderFunctionArgs) {
  const category = isSlug(params["slug"]) ? await findCategory(params["slug"]) : null;
  if (!category) throw new Response(NOT_FOUND, { status: 404 });

  const { searchParams } = new URL(request.url);
  const subcategories = (await listSubcategories()).filter(({ categoryId }) => categoryId === category.id);
  const wanted = searchParams.get("sous-categorie");
  const subcategory = isSlug(wanted) ? await findSubcategory(category.id, wanted) : null;
  const { faqs, total, page, isMissing } = await findListPage(searchParams, (number) =>
    listCategoryFaqs(category.id, { subcategoryId: subcategory?.id ?? null, page: number }),
  );
  // If the list has several pages, one page may show only part of a subcategory, so each subcategory's name links to its full
  // list.
  const listed = total > PAGE_SIZE ? subcategories : null;
  const sizes = listed && (await Promise.all(listed.map(({ id }) => countCategoryFaqs(category.id, id))));
  const isUnknown = wanted !== null && !subcategory;
  const notice = isUnknown ? UNKNOWN_SUBCATEGORY : isMissing ? MISSING_PAGE : null;
  return data(
    {
      category,
      subcategories,
      sizes,
      subcategory,
      faqs,
      total,
      page,
      notice,
      image: shareImage(categoryCard(category)),
    },
    notice ? { status: 404, headers: { "Cache-Control": NO_STORE } } : {},
  );
}

export default function CategoryPage() {
  const { category, subcategories, sizes, subcategory, faqs, total, page, notice } =
    useLoaderData<typeof loader>();
  const { isMyths } = category;
  const pathTo = (number: number) =>
    categoryPath(category.slug, { subcategory: subcategory?.slug, page: number });
  const heading = isMyths ? "Mythes à débunker" : "Questions fréquentes";
  const groups = groupFaqs(
    faqs,
    ({ subcategoryId }) => subcategoryId,
    subcategories.map(({ id, name, slug }, place) => ({
      key: id,
      name,
      path: sizes ? categoryPath(category.slug, { subcategory: slug }) : null,
      total: sizes?.[place],
    })),
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
          <h2 id="questions" className="text-xl sm:text-2xl">
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

export function ErrorBoundary() {
  return (
    <OwnRouteError
      title={NOT_FOUND}
      text="Ce thème n’existe pas, n’est plus en ligne, ou a changé d’adresse."
      to="/"
      label="Retour à l’accueil"
    />
  );
}
