import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Page } from "~/shell/frame/page";
import { OwnRouteError } from "~/shell/frame/route-error";
import { SitePlan } from "~/pages/site-plan";
import { errorSeo, seo } from "~/shell/head/seo";
import { SITE_PLAN_PATH, sitePlan } from "~/pages/site-plan-groups";
import { listSitePages } from "~/machines/site-pages.server";

const TITLE = "Plan du site";

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
    : errorSeo(error, { title: TITLE, description: "Le plan du site n’est pas disponible pour l’instant." });

export async function loader() {
  return { plan: sitePlan(await listSitePages()) };
}

export default function SitePlanPage() {
  const { plan } = useLoaderData<typeof loader>();
  return (
    <Page title={TITLE} path={SITE_PLAN_PATH}>
      <SitePlan plan={plan} />
    </Page>
  );
}

export function ErrorBoundary() {
  return (
    <OwnRouteError
      title={TITLE}
      text="Le plan du site n’est pas disponible pour l’instant."
      to="/"
      label="Retour à l’accueil"
    />
  );
}
