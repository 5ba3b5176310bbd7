import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Page } from "~/shell/frame/page";
import { OwnRouteError } from "~/shell/frame/error-page";
import { SitePlan } from "~/pages/site-plan-page";
import { errorSeo, seo } from "~/shell/head/seo";
import { SITE_PLAN_PATH } from "~/pages/site-plan";
import { listSitePages } from "~/machines/site-pages.server";

const TITLE = "Plan du site";
const UNAVAILABLE = "Le plan du site n’est pas disponible pour l’instant.";
const failed = {
  ...{ title: TITLE, description: UNAVAILABLE, text: UNAVAILABLE },
  ...{ to: "/", label: "Retour à l’accueil" },
};

export const meta: MetaFunction<typeof loader> = ({ data, error, ...place }) =>
  data
    ? seo(
        {
          title: TITLE,
          description:
            "Toutes les pages du site sur une seule : questions par thème, idées reçues, profils, fiches pratiques, quiz.",
        },
        place,
      )
    : errorSeo(error, failed);

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

export const ErrorBoundary = () => <OwnRouteError {...failed} />;
