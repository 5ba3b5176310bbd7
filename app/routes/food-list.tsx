import { sourceCredit, sourcesOf } from "~/shell/article/source";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { FoodListPage } from "~/foods/look-up/food-list-page";
import { OwnRouteError } from "~/shell/frame/route-error";
import { findSituation, listFoods, listSituations } from "~/foods/foods.server";
import { adviceFor } from "~/foods/look-up/advice";
import { FOODS_PATH } from "~/foods/food";
import { countAvoided, listAdvice } from "~/foods/look-up/food-list";
import { listDescription, listTitle } from "~/foods/food-words";
import { situationPath } from "~/foods/look-up/situation";
import { errorSeo, seo } from "~/shell/head/seo";
import { latestDay } from "~/text/paris-day";
import { redirectTo } from "~/server/pages/responses.server";
import { listCard } from "~/machines/share-cards";
import { findListPdf, shareImage } from "~/machines/page-files.server";

const NOT_FOUND = "Liste introuvable";

export const meta: MetaFunction<typeof loader> = ({ data: page, error, ...place }) =>
  page
    ? seo(
        {
          title: listTitle(page.situation),
          description: listDescription(page.situation, page.total),
          image: page.image,
        },
        place,
      )
    : errorSeo(error, { title: NOT_FOUND, description: "Il n’y a pas de liste à cette adresse." });

export async function loader({ params }: LoaderFunctionArgs) {
  const situation = findSituation(params["situation"]);
  const foods = situation ? await listFoods() : [];
  const reviewedOn = latestDay(foods.map((food) => food.reviewedOn));
  if (!situation || reviewedOn === null) throw new Response(NOT_FOUND, { status: 404 });
  if (params["situation"] !== situation.key) return redirectTo(situationPath(situation.key));
  const sources = sourcesOf(foods.map((food) => adviceFor(food, situation)));
  return {
    ...{ situation, groups: listAdvice(foods, situation), total: foods.length, reviewedOn },
    publishers: [...new Set(sources.map(sourceCredit))],
    others: countAvoided(foods, listSituations()).filter((other) => other.situation.key !== situation.key),
    hasPdf: findListPdf(situation, foods) !== null,
    image: shareImage(listCard(situation)),
  };
}

export default function FoodList() {
  return <FoodListPage {...useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return (
    <OwnRouteError
      title={NOT_FOUND}
      text="Il n’y a pas de liste à cette adresse."
      to={FOODS_PATH}
      label="Toutes les listes"
    />
  );
}
