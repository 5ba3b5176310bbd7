import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AdviceTable } from "~/components/food/advice-table";
import { FoodAlerts } from "~/components/food/food-alerts";
import { FoodAside } from "~/components/food/food-aside";
import { FoodHead } from "~/components/food/food-head";
import { FoodKeeping } from "~/components/food/food-keeping";
import { FoodNotes } from "~/components/food/food-notes";
import { SituationForm } from "~/components/food/look-up-form";
import { VerdictCard } from "~/components/food/verdict-card";
import { FoodNutrients } from "~/components/nutrient/food-nutrients";
import { Breadcrumb } from "~/components/site/breadcrumb";
import { OwnRouteError } from "~/components/site/route-error";
import { StructuredData } from "~/components/site/structured-data";
import { orNull } from "~/data/backend/backend-error";
import {
  findFood,
  findSituation,
  listProduce,
  listSituations,
  listStorage,
  theEveryone,
} from "~/data/food/foods.server";
import { listComposition, listNutrients } from "~/data/nutrient/composition.server";
import { listFoodReading } from "~/data/search/food-reading.server";
import { findGuide } from "~/data/site/contents.server";
import { adviceFor, adviceTable } from "~/domain/food/advice";
import { FOODS_PATH, readFoodId } from "~/domain/food/food";
import { foodDescription, foodQuestions, foodTitle, inheritance, sourcesOf } from "~/domain/food/food-words";
import { produceOf } from "~/domain/food/season";
import { SITUATION_PARAM, withSituation } from "~/domain/food/situation";
import { guidePath } from "~/domain/guide/guide-path";
import { foodGuides } from "~/domain/guide/guide-tools";
import { faqPageData } from "~/domain/site/json-ld";
import type { RouteHandle } from "~/domain/site/route-handle";
import { errorSeo, seo } from "~/domain/site/seo";
import { NO_STORE, PAGE_CACHE, pageHeaders } from "~/http/cache-control.server";
import { redirectTo } from "~/http/responses.server";
import { foundOrGone } from "~/http/withdrawn.server";
import { findFoodMarkdown, siteShareImage } from "~/resources/page-files.server";

const NOT_FOUND = "Aliment introuvable";

export const handle: RouteHandle = { searchParams: [SITUATION_PARAM] };

export const meta: MetaFunction<typeof loader> = ({ data: page, error, ...place }) =>
  page
    ? seo(
        {
          title: foodTitle(page.food),
          description: page.description,
          path: page.food.path,
          image: page.image,
          hasMarkdown: page.hasMarkdown,
        },
        place,
      )
    : errorSeo(error, {
        title: NOT_FOUND,
        description: "Cet aliment n’existe pas sur le site, ou n’y est plus.",
      });

export const headers = pageHeaders;

export async function loader({ params, request }: LoaderFunctionArgs) {
  const food = await foundOrGone("foods", readFoodId(params["food"]), findFood, NOT_FOUND);
  const { pathname, searchParams } = new URL(request.url);
  const wanted = searchParams.get(SITUATION_PARAM);
  const situation = findSituation(wanted) ?? theEveryone();
  if (pathname !== food.path) return redirectTo(withSituation(food.path, situation.key));
  if (wanted !== null && wanted !== situation.key)
    return redirect(withSituation(food.path, situation.key), { headers: { "Cache-Control": PAGE_CACHE } });
  const [reading, storages, composition] = await Promise.all([
    orNull(listFoodReading(food)),
    orNull(listStorage()),
    orNull(listComposition()),
  ]);
  const kept = (storages ?? []).filter(({ foods }) => foods.some((other) => other.id === food.id));
  const situations = listSituations();
  const { kin: _kin, rules: _rules, ...shown } = food;
  const { sources, ...advice } = adviceFor(food, situation);
  const rows = adviceTable(food, situations);
  return data(
    {
      ...{ food: shown, situation, situations, advice, inherited: inheritance(food, advice) },
      rows,
      avoiding: rows.flatMap(({ titles, advice: { verdict } }) => (verdict === "eviter" ? titles : [])),
      questions: foodQuestions(food, situations),
      description: foodDescription(food, situations),
      storages: kept,
      composed: (composition ?? []).filter(({ foodKey, isSameFood }) => isSameFood && foodKey === food.key),
      nutrients: listNutrients(),
      seasons: produceOf(food.name, listProduce()),
      sources: sourcesOf([{ sources }, ...food.rules, ...kept]),
      reading: reading ?? [],
      guides: foodGuides(food, kept.length > 0)
        .flatMap((slug) => findGuide(slug) ?? [])
        .map(({ title, slug }) => ({ title, path: guidePath(slug) })),
      hasMarkdown: findFoodMarkdown(food, kept) !== null,
      image: siteShareImage(),
    },
    reading && storages && composition ? {} : { headers: { "Cache-Control": NO_STORE } },
  );
}

export default function FoodPage() {
  const page = useLoaderData<typeof loader>();
  const { food, situation, advice, inherited, situations, storages, seasons, sources } = page;
  return (
    <div className="wrap py-8 md:py-12">
      {page.questions.length > 0 && (
        <StructuredData
          build={(siteUrl) =>
            faqPageData(siteUrl, {
              ...page,
              ...food,
              modifiedOn: food.reviewedOn,
              imagePath: page.image.path,
            })
          }
        />
      )}
      <Breadcrumb
        trail={[{ name: "Puis-je en manger\u202f?", path: FOODS_PATH }]}
        here={{ name: food.name, path: food.path }}
      />
      <div className="food-page">
        <article className="min-w-0">
          <FoodHead food={food} />
          <VerdictCard {...{ food, situation, advice, inherited }} avoiding={page.avoiding} />
          <SituationForm situations={situations} chosen={situation.key} action={food.path} />
          <FoodAlerts food={food} />
          <AdviceTable rows={page.rows} />
          <FoodNutrients name={food.name} foods={page.composed} nutrients={page.nutrients} />
          <FoodKeeping storages={storages} seasons={seasons} />
          <FoodNotes food={food} sources={sources} />
        </article>
        <FoodAside situation={situation} reading={page.reading} guides={page.guides} />
      </div>
    </div>
  );
}

export function ErrorBoundary() {
  return (
    <OwnRouteError
      title={NOT_FOUND}
      text="Cet aliment n’existe pas, n’est plus en ligne, ou a changé d’adresse."
      to={FOODS_PATH}
      label="Chercher un aliment"
    />
  );
}
