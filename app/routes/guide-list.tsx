import { useLoaderData } from "@remix-run/react";
import { GuideList } from "~/guides/guide-list";
import { listGuidesByCategory } from "~/guides/guides.server";
import { guidePdfAddress } from "~/machines/file-addresses.server";
import type { RouteHandle } from "~/shell/frame/route-handle";
import { pageMeta } from "~/shell/head/seo";

export const handle: RouteHandle = { hydrate: "on-interaction" };

export const meta = pageMeta({
  title: "Fiches pratiques nutrition",
  description:
    "Douze guides pratiques et gratuits, à lire ou à imprimer : étiquettes, assiette, courses, conservation, sport, budget.",
});

export function loader() {
  return listGuidesByCategory().map(({ slug, title, description, category, difficulty, readingTime }) => ({
    ...{ slug, title, description, category, difficulty, readingTime },
    pdfPath: guidePdfAddress(slug),
  }));
}

export default function GuideListPage() {
  return <GuideList guides={useLoaderData<typeof loader>()} />;
}
