import { useLoaderData } from "@remix-run/react";
import { Page } from "~/shell/frame/page";
import { SitePlan } from "~/pages/site-plan-page";
import { pageMeta } from "~/shell/head/seo";
import { SITE_PLAN_PATH } from "~/pages/site-plan";
import { listSitePages } from "~/pages/site-pages.server";

const TITLE = "Plan du site";

export const meta = pageMeta({
  title: TITLE,
  description:
    "Toutes les pages du site sur une seule : questions par thème, idées reçues, profils, fiches pratiques, quiz.",
});

export async function loader() {
  return { pages: await listSitePages() };
}

export default function SitePlanPage() {
  return (
    <Page title={TITLE} path={SITE_PLAN_PATH}>
      <SitePlan {...useLoaderData<typeof loader>()} />
    </Page>
  );
}
