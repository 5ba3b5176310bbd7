import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { shareImage } from "~/machines/file-addresses.server";
import { categoryCard } from "~/machines/share-cards";
import { findCategory, findSubject, listSubcategories } from "~/questions/categories/categories.server";
import { CATEGORY_PAGE_SIZE, categoryPath } from "~/questions/categories/category";
import { CategoryPage } from "~/questions/categories/category-page";
import { faqOverview, faqPage, findListPage, listFaqs } from "~/questions/faqs.server";
import { redirectTo } from "~/server/pages/cache-control.server";
import type { RouteHandle } from "~/shell/frame/route-handle";
import { missing } from "~/shell/frame/error-page";
import { pageMeta } from "~/shell/head/seo";

export const handle: RouteHandle = { hydrate: "on-interaction", searchParams: ["sous-categorie", "page"] };

const notFound = {
  title: "Catégorie introuvable",
  text: "Ce thème n’existe pas, n’est plus en ligne, ou a changé d’adresse.",
  to: "/",
  label: "Retour à l’accueil",
};

export { RouteError as ErrorBoundary } from "~/shell/frame/error-page";

export const meta = pageMeta<typeof loader>(({ category, subcategory, page, image }) => {
  const name = `${subcategory?.name ?? category.title}${page > 1 ? `, page ${page}` : ""}`;
  const { description } = subcategory ?? category;
  return {
    title: `${name}\u202f: questions et réponses`,
    description: subcategory || page > 1 ? `${name}. ${description}` : description,
    path: categoryPath(category.slug, { subcategory: subcategory?.slug, page }),
    image,
  };
});

export async function loader({ params, request }: LoaderFunctionArgs) {
  const category = await findCategory(params["slug"]);
  if (!category) throw missing(notFound);
  const { searchParams } = new URL(request.url);
  const own = (await listSubcategories()).filter(({ categoryId }) => categoryId === category.id);
  const wanted = searchParams.get("sous-categorie");
  const subcategory = own.find(({ slug }) => slug === wanted) ?? null;
  const all = (await listFaqs()).filter(({ listed }) => listed.categoryId === category.id);
  const inSubcategory = (id: number) => all.filter(({ listed }) => listed.subcategoryId === id);
  // A question without a subcategory would be missing in an overview.
  const isOverview =
    !subcategory && all.every(({ listed }) => own.some(({ id }) => id === listed.subcategoryId));
  const list = findListPage(searchParams, (number) =>
    isOverview
      ? faqOverview(all)
      : faqPage(subcategory ? inSubcategory(subcategory.id) : all, number, CATEGORY_PAGE_SIZE),
  );
  if (!list || (wanted !== null && !subcategory))
    return redirectTo(categoryPath(category.slug, { subcategory: subcategory?.slug }), 302);
  const subcategories = own.map((each) => ({
    ...each,
    count: inSubcategory(each.id).length,
    drawing: findSubject({ category, subcategory: each }).drawing,
  }));
  const image = shareImage(categoryCard(category));
  return { category, subcategories, subcategory, isOverview, ...list, image };
}

export default function CategoryRoute() {
  return <CategoryPage {...useLoaderData<typeof loader>()} />;
}
