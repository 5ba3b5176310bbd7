import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findEditorialPage, findRgaa } from "~/pages/editorial.server";
import { EditorialArticle } from "~/pages/editorial-article";
import { pageMeta } from "~/shell/head/seo";

export const meta = pageMeta<typeof loader>(({ page: { title, description, placeholder } }) => ({
  ...{ title, description, isIndexed: !placeholder },
}));

export function loader({ request }: LoaderFunctionArgs) {
  const slug = new URL(request.url).pathname.replaceAll("/", "").toLowerCase();
  const page = findEditorialPage(slug);
  if (!page) throw new Error(`content/pages/${slug}.md is missing`);
  return { page, grid: slug === "accessibilite" ? findRgaa() : null };
}

export default function EditorialPage() {
  return <EditorialArticle {...useLoaderData<typeof loader>()} />;
}
