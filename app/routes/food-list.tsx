import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { FoodListPage } from "~/foods/look-up/food-list-page";
import { OwnRouteError } from "~/shell/frame/error-page";
import { findSituation, listFoods, listSituations } from "~/foods/foods.server";
import { FOODS_PATH } from "~/foods/food";
import { countAvoided, listSheet } from "~/foods/look-up/food-list";
import { listDescription, listTitle } from "~/foods/food-words";
import { situationPath } from "~/foods/look-up/situation";
import { errorSeo, seo } from "~/shell/head/seo";
import { redirectTo } from "~/server/pages/responses.server";
import { listCard } from "~/machines/share-cards";
import { compiled } from "~/server/compiled/compiled.server";
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
  const sheet = situation && listSheet(situation, foods, compiled().contents.foodFamilies);
  if (!sheet) throw new Response(NOT_FOUND, { status: 404 });
  if (params["situation"] !== situation.key) return redirectTo(situationPath(situation.key));
  return {
    ...sheet,
    ...{ situation, total: foods.length },
    others: countAvoided(foods, listSituations()).filter((other) => other.situation.key !== situation.key),
    hasPdf: findListPdf(situation, sheet) !== null,
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
