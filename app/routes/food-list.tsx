import { sourceCredit, sourcesOf } from "~/shell/article/source";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Printer } from "~/shell/icon/icons";
import { Fold } from "~/shell/fold";
import { PhoneLinks } from "~/shell/phone-links";
import { AdviceGroups, AdviceTiles, ListNote } from "~/foods/look-up/advice-groups";
import { SituationLinks, situationIllustration } from "~/foods/look-up/food-lists";
import { isDrawn } from "~/shell/illustrations";
import { Breadcrumb } from "~/shell/frame/breadcrumb";
import { MedicalNote } from "~/shell/frame/medical-note";
import { OwnRouteError } from "~/shell/frame/route-error";
import { findSituation, listFoods, listSituations } from "~/foods/foods.server";
import { adviceFor } from "~/foods/look-up/advice";
import { FOODS_PATH } from "~/foods/food";
import { countAvoided, listAdvice } from "~/foods/look-up/food-list";
import { listDescription, listTitle } from "~/foods/food-words";
import { situationPath } from "~/foods/look-up/situation";
import { errorSeo, seo } from "~/shell/head/seo";
import { latestDay } from "~/text/paris-day";
import { counted, frenchDate } from "~/text/typography";
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
  const { situation, groups, total, reviewedOn, publishers, others, hasPdf } = useLoaderData<typeof loader>();
  const title = listTitle(situation);
  return (
    <div className="wrap food-list pt-2 pb-4 md:py-8">
      <Breadcrumb
        {...(isDrawn(situationIllustration(situation.key)) && {
          tile: { of: situationIllustration(situation.key), tint: "accent" },
        })}
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
        <p className="remark food-warning mt-4 bg-myth-tint font-semibold [--bar:var(--myth)]">
          <PhoneLinks text={situation.warning} />
        </p>
      )}
      <AdviceTiles groups={groups} />
      <ListNote />
      <AdviceGroups groups={groups} situation={situation.key} />
      <MedicalNote className="mt-8 print:mt-1 print:border-0 print:p-0 print:text-[7pt]" />
      <div className="mt-6 print:hidden">
        <Fold summary={<h2 className="plain-heading">Les sources</h2>}>
          <p className="text-sm text-muted">{publishers.join(", ")}.</p>
        </Fold>
        <Fold summary={<h2 className="plain-heading">Les autres listes</h2>}>
          <SituationLinks counts={others} />
        </Fold>
      </div>
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
