import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { FoodListPage } from "~/foods/look-up/food-list-page";
import { missing } from "~/shell/frame/error-page";
import { findSituation, listFoods, listSituations } from "~/foods/foods.server";
import { FOODS_PATH } from "~/foods/food";
import { countAvoided, listSheet } from "~/foods/look-up/food-list";
import { listTitle } from "~/foods/food-words";
import { situationPath } from "~/foods/look-up/situation";
import { pageMeta } from "~/shell/head/seo";
import { redirectTo } from "~/server/pages/cache-control.server";
import { listCard } from "~/machines/share-cards";
import { compiled } from "~/server/compiled/compiled.server";
import { findListPdf, shareImage } from "~/machines/file-addresses.server";

const notFound = {
  title: "Liste introuvable",
  text: "Il n’y a pas de liste à cette adresse.",
  to: FOODS_PATH,
  label: "Toutes les listes",
};

export { RouteError as ErrorBoundary } from "~/shell/frame/error-page";

export const meta = pageMeta<typeof loader>(({ situation, total, image }) => ({
  ...{ title: listTitle(situation), image },
  description: `${situation.title}\u202f: ${total}\u00a0aliments à éviter, à limiter ou à manger sans crainte, famille par famille. Une liste à imprimer.`,
}));

export async function loader({ params }: LoaderFunctionArgs) {
  const situation = findSituation(params["situation"]);
  const foods = situation ? await listFoods() : [];
  const sheet = situation && listSheet(situation, foods, compiled().contents.foodFamilies);
  if (!sheet) throw missing(notFound);
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
