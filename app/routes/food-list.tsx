import { sourceCredit } from "~/domain/faq/source";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Printer } from "~/components/icon/icons";
import { PhoneLinks } from "~/components/text/phone-links";
import { AdviceGroups, AdviceTiles, ListNote } from "~/components/food/advice-groups";
import { SituationLinks } from "~/components/food/situation-cards";
import { Breadcrumb } from "~/components/site/breadcrumb";
import { MedicalNote } from "~/components/site/medical-note";
import { OwnRouteError } from "~/components/site/route-error";
import { findSituation, listFoods, listSituations } from "~/data/food/foods.server";
import { adviceFor } from "~/domain/food/advice";
import { FOODS_PATH, lastReview } from "~/domain/food/food";
import { countAvoided, listAdvice } from "~/domain/food/food-list";
import { listDescription, listTitle, sourcesOf } from "~/domain/food/food-words";
import { situationPath } from "~/domain/food/situation";
import { errorSeo, seo } from "~/domain/site/seo";
import { counted, frenchDate } from "~/domain/text/typography";
import { redirectTo } from "~/http/responses.server";
import { listCard } from "~/domain/editing/share-cards";
import { findListPdf, shareImage } from "~/resources/page-files.server";

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
  const reviewedOn = lastReview(foods);
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
  const { situation, groups, total, reviewedOn, publishers, others, hasPdf } = useLoaderData<typeof loader>();
  const title = listTitle(situation);
  return (
    <div className="wrap food-list py-8 md:py-12">
      <Breadcrumb
        trail={[{ name: "Puis-je en manger\u202f?", path: FOODS_PATH }]}
        here={{ name: title, path: situationPath(situation.key) }}
      />
      <h1 tabIndex={-1} className="text-3xl sm:text-4xl">
        {title}
      </h1>
      <p className="mt-2 text-muted">
        {counted(total, "aliment")}. Vérifié le <time dateTime={reviewedOn}>{frenchDate(reviewedOn)}</time>
      </p>
      <p className="food-definition">{situation.definition}</p>
      {hasPdf && (
        <p className="print:hidden">
          <a href={`${situationPath(situation.key)}.pdf`} download className="button button-quiet">
            <Printer aria-hidden className="size-5" />
            La feuille à imprimer (PDF)
          </a>
        </p>
      )}
      {situation.warning && (
        <p className="food-warning">
          <PhoneLinks text={situation.warning} />
        </p>
      )}
      <AdviceTiles groups={groups} />
      <ListNote />
      <AdviceGroups groups={groups} situation={situation.key} />
      <MedicalNote className="mt-8" />
      <p className="food-publishers">Sources&#8239;: {publishers.join(", ")}.</p>
      <section aria-labelledby="autres-listes" className="mt-12 print:hidden">
        <h2 id="autres-listes" className="mb-3 text-2xl">
          Les autres listes
        </h2>
        <SituationLinks counts={others} />
      </section>
    </div>
  );
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
