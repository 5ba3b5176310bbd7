import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { EditorialArticle } from "~/pages/editorial-article";
import { RgaaTable } from "~/pages/rgaa-table";
import { errorSeo, seo } from "~/shell/head/seo";
import { findEditorialPage, findRgaa } from "~/pages/editorial.server";

const SLUG = "accessibilite";

export const meta: MetaFunction<typeof loader> = ({ data, error, ...place }) =>
  data
    ? seo({ title: data.page.title, description: data.page.description }, place)
    : errorSeo(error, { title: "Erreur", description: "Cette page n’est pas disponible." });

export function loader() {
  const page = findEditorialPage(SLUG);
  if (!page) throw new Error(`content/pages/${SLUG}.md is missing`);
  return { page, grid: findRgaa() };
}

export default function AccessibilityPage() {
  const { page, grid } = useLoaderData<typeof loader>();
  return (
    <EditorialArticle page={page}>
      <RgaaTable grid={grid} />
    </EditorialArticle>
  );
}
