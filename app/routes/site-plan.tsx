import { useLoaderData } from "@remix-run/react";
import { Page } from "~/shell/frame/page";
import { OwnRouteError } from "~/shell/frame/error-page";
import { SitePlan } from "~/pages/site-plan-page";
import { pageMeta } from "~/shell/head/seo";
import { SITE_PLAN_PATH } from "~/pages/site-plan";
import { listSitePages } from "~/pages/site-pages.server";

const failed = {
  title: "Plan du site",
  text: "Le plan du site n’est pas disponible pour l’instant.",
  to: "/",
  label: "Retour à l’accueil",
};

export const meta = pageMeta<typeof loader>(failed, () => ({
  title: failed.title,
  description:
    "Toutes les pages du site sur une seule : questions par thème, idées reçues, profils, fiches pratiques, quiz.",
}));

export async function loader() {
  return { pages: await listSitePages() };
}

export default function SitePlanPage() {
  return (
    <Page title={failed.title} path={SITE_PLAN_PATH}>
      <SitePlan {...useLoaderData<typeof loader>()} />
    </Page>
  );
}

export const ErrorBoundary = () => <OwnRouteError {...failed} />;
