import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { EditorialArticle } from "~/pages/editorial-article";
import { errorSeo, seo } from "~/shell/head/seo";
import { findEditorialPage } from "~/pages/editorial.server";

export const meta: MetaFunction<typeof loader> = ({ data, error, ...place }) =>
  data
    ? seo(
        { title: data.page.title, description: data.page.description, isIndexed: !data.page.placeholder },
        place,
      )
    : errorSeo(error, { title: "Erreur", description: "Cette page n’est pas disponible." });

export function loader({ request }: LoaderFunctionArgs) {
  const slug = new URL(request.url).pathname.replaceAll("/", "").toLowerCase();
  const page = findEditorialPage(slug);
  if (!page) throw new Error(`content/pages/${slug}.md is missing`);
  return { page };
}

export default function EditorialPage() {
  const { page } = useLoaderData<typeof loader>();
  return <EditorialArticle page={page} />;
}
