import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { missing } from "~/shell/frame/error-page";
import { compiled } from "~/server/compiled/compiled.server";
import {
  inMonth,
  inSeason,
  MONTH_SLUGS,
  monthInParis,
  monthPath,
  readMonth,
  SEASONS_PATH,
  SEASONS_TITLE,
} from "~/foods/seasons/season";
import { SeasonsPage } from "~/foods/seasons/seasons-page";
import { pageMeta } from "~/shell/head/seo";
import { redirectTo } from "~/server/pages/cache-control.server";
import { sourcesOf } from "~/shell/article/source";

const notFound = {
  title: "Mois introuvable",
  text: "Il n’y a pas de mois à cette adresse.",
  to: SEASONS_PATH,
  label: "Le mois en cours",
};

export { RouteError as ErrorBoundary } from "~/shell/frame/error-page";

export const meta = pageMeta<typeof loader>(({ month, isCurrent }) => {
  const when = inMonth(month);
  return isCurrent
    ? {
        title: `${SEASONS_TITLE}, mois par mois`,
        description: `Ce que l’on récolte en France ce mois-ci, ${when}, et tous les autres mois : fruits et légumes de saison, selon l’ADEME.`,
      }
    : {
        title: `${SEASONS_TITLE} ${when}`,
        description: `Les fruits et les légumes de saison ${when} en France métropolitaine, selon l’ADEME, et les liens vers les onze autres mois.`,
      };
});

/**
 * Shows the current month if the URL does not contain a month. While the site responds, a cached page is a few minutes old at
 * most, so a new month shows soon after midnight.
 */
export function loader({ params, request }: LoaderFunctionArgs) {
  const isCurrent = params["month"] === undefined;
  const month = isCurrent ? monthInParis(new Date()) : readMonth(params["month"] ?? "");
  if (month === null) throw missing(notFound);
  if (!isCurrent && params["month"] !== MONTH_SLUGS[month - 1])
    return redirectTo(monthPath(month) + new URL(request.url).search);
  const { produce } = compiled().contents;
  return {
    ...{ month, isCurrent },
    grown: inSeason(produce, month),
    sources: sourcesOf(produce),
  };
}

export default function Seasons() {
  return <SeasonsPage {...useLoaderData<typeof loader>()} />;
}
