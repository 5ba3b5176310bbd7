import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { EditorialArticle } from "~/pages/editorial-article";
import { compiled } from "~/server/compiled/compiled.server";
import { pageMeta } from "~/shell/head/seo";

export const meta = pageMeta<typeof loader>(({ page: { title, description, placeholder } }) => ({
  ...{ title, description, isIndexed: !placeholder },
}));

export function loader({ request }: LoaderFunctionArgs) {
  const slug = new URL(request.url).pathname.replaceAll("/", "").toLowerCase();
  const { pages, rgaa } = compiled().contents;
  const page = pages.find((each) => each.slug === slug);
  if (!page || !rgaa) throw new Error(`content/pages/${slug}.md or content/rgaa.yaml is missing`);
  return { page, grid: slug === "accessibilite" ? rgaa : null };
}

export default function EditorialPage() {
  return <EditorialArticle {...useLoaderData<typeof loader>()} />;
}
