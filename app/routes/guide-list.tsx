import { data, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readGuideFilter } from "~/guides/guide-filter";
import { GuideList } from "~/guides/guide-list";
import { listGuides } from "~/guides/guides.server";
import { guidePdfAddress } from "~/machines/page-files.server";
import { NO_STORE, pageHeaders } from "~/server/pages/cache-control.server";
import type { RouteHandle } from "~/shell/frame/route-handle";
import { emojiLinks } from "~/shell/head/font-links";
import { seo } from "~/shell/head/seo";

export const handle: RouteHandle = { hydrate: "on-interaction", searchParams: ["categorie", "difficulte"] };

export const meta: MetaFunction<typeof loader> = ({ data: found, ...place }) =>
  seo(
    {
      title: "Fiches pratiques nutrition",
      description:
        "Douze guides pratiques et gratuits, à lire ou à imprimer : étiquettes, assiette, courses, conservation, sport, budget.",
      isIndexed: !found?.filter.isUnknown,
    },
    place,
  );

export const links: LinksFunction = () => emojiLinks;

export const headers = pageHeaders;

export function loader({ request }: LoaderFunctionArgs) {
  const filter = readGuideFilter(new URL(request.url).searchParams);
  const all = listGuides();
  const guides = all
    .filter(({ category }) => filter.category === null || category === filter.category)
    .filter(({ difficulty }) => filter.difficulty === null || difficulty === filter.difficulty)
    .map(({ slug, title, description, category, difficulty, readingTime, icon }) => ({
      summary: { slug, title, description, category, difficulty, readingTime, icon },
      pdfPath: guidePdfAddress(slug),
    }));
  return data(
    { guides, total: all.length, filter },
    filter.isUnknown ? { status: 404, headers: { "Cache-Control": NO_STORE } } : {},
  );
}

export default function GuideListPage() {
  return <GuideList {...useLoaderData<typeof loader>()} />;
}
