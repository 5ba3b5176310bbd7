import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { SourceList } from "~/shell/article/source-list";
import { Breadcrumb } from "~/shell/frame/breadcrumb";
import { OwnRouteError } from "~/shell/frame/error-page";
import { Illustration } from "~/shell/illustration";
import { compiled } from "~/server/compiled/compiled.server";
import {
  frenchMonth,
  inMonth,
  inSeason,
  KINDS,
  MONTH_SLUGS,
  monthInParis,
  monthPath,
  readMonth,
  SEASONS_PATH,
} from "~/foods/seasons/season";
import { errorSeo, seo } from "~/shell/head/seo";
import { redirectTo } from "~/server/pages/responses.server";
import { familyIllustration } from "~/foods/look-up/food-lists";
import { sourcesOf } from "~/shell/article/source";

const NOT_FOUND = "Mois introuvable";
const ALL = "Fruits et légumes de saison";

export const meta: MetaFunction<typeof loader> = ({ data: page, error, ...place }) => {
  if (!page)
    return errorSeo(error, { title: NOT_FOUND, description: "Il n’y a pas de mois à cette adresse." });
  const when = inMonth(page.month);
  const texts = page.isCurrent
    ? {
        title: `${ALL}, mois par mois`,
        description: `Ce que l’on récolte en France ce mois-ci, ${when}, et tous les autres mois : fruits et légumes de saison, selon l’ADEME.`,
      }
    : {
        title: `${ALL} ${when}`,
        description: `Les fruits et les légumes de saison ${when} en France métropolitaine, selon l’ADEME, et les liens vers les onze autres mois.`,
      };
  return seo(texts, place);
};

/**
 * Shows the current month if the URL does not contain a month. While the site responds, a cached page is a few minutes old at
 * most, so a new month shows soon after midnight.
 */
export function loader({ params, request }: LoaderFunctionArgs) {
  const isCurrent = params["month"] === undefined;
  const month = isCurrent ? monthInParis(new Date()) : readMonth(params["month"] ?? "");
  if (month === null) throw new Response(NOT_FOUND, { status: 404 });
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
  const { month, isCurrent, grown, sources } = useLoaderData<typeof loader>();
  const title = isCurrent ? ALL : `${ALL} ${inMonth(month)}`;
  return (
    <div className="wrap pt-2 pb-4 md:py-8">
      <Breadcrumb
        tile={{ of: familyIllustration("fruits-legumes"), tint: "secondary" }}
        trail={isCurrent ? [] : [{ name: ALL, path: SEASONS_PATH }]}
        here={isCurrent ? { name: ALL, path: SEASONS_PATH } : { name: title, path: monthPath(month) }}
      />
      <h1 tabIndex={-1} className="text-3xl sm:text-4xl">
        {title}
      </h1>
      <p className="mt-2 max-w-3xl text-muted sm:text-lg">
        {isCurrent && <strong>Nous sommes en {frenchMonth(month)}. </strong>}
        En France métropolitaine, récolte et conservation comprises. Une année chaude ou froide décale ces
        mois.
      </p>
      <div className="season-kinds">
        {KINDS.map(({ id, kind, title: plural, drawn }) => {
          const produce = grown.filter((each) => each.kind === kind);
          return (
            <section key={id} aria-labelledby={id}>
              <h2 id={id}>
                {plural} <small>{produce.length}</small>
              </h2>
              <Illustration of={`saison-${drawn[Math.floor((month - 1) / 3)]}`} />
              <ul>
                {produce.map(({ name }) => (
                  <li key={name}>{name}</li>
                ))}
              </ul>
            </section>
          );
        })}
      </div>
      <nav aria-labelledby="mois" className="mt-8 print:hidden">
        <h2 id="mois" className="text-2xl">
          Les autres mois
        </h2>
        <ul className="season-months">
          {MONTH_SLUGS.map((slug, place) => (
            <li key={slug}>
              <Link to={monthPath(place + 1)} aria-current={place + 1 === month ? "true" : undefined}>
                {frenchMonth(place + 1)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <footer className="food-sources">
        <SourceList sources={sources} heading="h2" />
      </footer>
    </div>
  );
}

export function ErrorBoundary() {
  return (
    <OwnRouteError
      title={NOT_FOUND}
      text="Il n’y a pas de mois à cette adresse."
      to={SEASONS_PATH}
      label="Le mois en cours"
    />
  );
}
