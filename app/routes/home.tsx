import { data, type MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { ArrowRight } from "~/shell/icon/icons";
import { AudienceCard } from "~/questions/audiences/audience-card";
import { CategoryCard } from "~/questions/categories/category-card";
import { LookUpPanel } from "~/foods/look-up/look-up-panel";
import { Hero } from "~/pages/hero";
import { ToolLinks } from "~/foods/tool-links";
import { MythSection } from "~/questions/myth-section";
import { PopularQuestions } from "~/questions/popular-questions";
import { QuizCards } from "~/quiz/quiz-card";
import { SectionHeading } from "~/shell/section-heading";
import { StructuredData } from "~/shell/head/structured-data";
import { listAudiences } from "~/questions/audiences/audiences.server";
import { listCategories } from "~/questions/categories/categories.server";
import { listFoods, listSituations } from "~/foods/foods.server";
import { listLatestMyths, listPopularFaqs } from "~/questions/faqs.server";
import { NO_STORE, pageHeaders } from "~/server/pages/cache-control.server";
import { listNewestQuizzes } from "~/quiz/quiz-lists.server";
import { orNull } from "~/server/backend/backend-error";
import { verdictExamples } from "~/foods/look-up/examples";
import { HOME_MYTHS, HOME_QUESTIONS } from "~/questions/faq";
import { HOME_QUIZZES } from "~/quiz/quiz";
import { organizationData, websiteData } from "~/shell/head/json-ld";
import type { RouteHandle } from "~/shell/frame/route-handle";
import { seo, SITE_PROMISE } from "~/shell/head/seo";

export const handle: RouteHandle = { hasSearchField: true };

export const meta: MetaFunction = (place) =>
  seo(
    {
      title: "FAQ + ALIM : vos questions sur la nutrition, répondues",
      description:
        "Des réponses claires, sourcées et datées à vos questions sur l’alimentation : repères, enfants, sport, grand âge, mythes. Gratuit, sans publicité.",
    },
    place,
  );

export const headers = pageHeaders;

export async function loader() {
  const [popular, categories, quizzes, audiences, myths, foods] = await Promise.all([
    orNull(listPopularFaqs()),
    orNull(listCategories()),
    orNull(listNewestQuizzes(HOME_QUIZZES)),
    orNull(listAudiences()),
    orNull(listLatestMyths(HOME_MYTHS)),
    orNull(listFoods()),
  ]);
  const isWhole = popular && categories && quizzes && audiences && myths && foods;
  const situations = listSituations();
  return data(
    {
      popular: popular && popular.slice(0, HOME_QUESTIONS),
      ...{ categories, quizzes, audiences, myths },
      situations: situations.map(({ key, name }) => ({ key, name })),
      examples: verdictExamples(foods ?? [], situations),
    },
    isWhole ? {} : { headers: { "Cache-Control": NO_STORE } },
  );
}

export default function Home() {
  const { popular, categories, quizzes, audiences, myths, situations, examples } =
    useLoaderData<typeof loader>();
  return (
    <>
      <StructuredData build={(siteUrl) => websiteData(siteUrl, SITE_PROMISE)} />
      <StructuredData build={organizationData} />
      <Hero>{situations.length > 0 && <LookUpPanel situations={situations} examples={examples} />}</Hero>
      <ToolLinks />
      <section aria-labelledby="categories" className="wrap py-5 md:py-10">
        <SectionHeading id="categories" title="Explorer par thème">
          Des réponses courtes, sourcées et datées.
        </SectionHeading>
        {categories ? (
          <ul className="grid gap-2.5 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
            {categories
              .filter((category) => !category.isMyths)
              .map((category) => (
                <li key={category.id}>
                  <CategoryCard category={category} />
                </li>
              ))}
          </ul>
        ) : (
          <p role="alert" className="rounded-card border border-line bg-card p-6">
            Erreur lors du chargement des catégories
          </p>
        )}
      </section>
      {popular && popular.length > 0 && (
        <div className="wrap py-5 md:py-10">
          <PopularQuestions faqs={popular} />
        </div>
      )}
      {quizzes && quizzes.length > 0 && (
        <section aria-labelledby="quiz" className="wrap py-5 md:py-10">
          <SectionHeading
            id="quiz"
            title="Testez vos connaissances"
            action={
              <Link to="/quiz" className="text-link inline-flex min-h-11 items-center gap-1.5 max-sm:-mt-2">
                Tous les quiz <ArrowRight aria-hidden className="size-5" />
              </Link>
            }
          >
            <span className="max-sm:hidden">Quelques minutes, une correction expliquée.</span>
          </SectionHeading>
          <QuizCards quizzes={quizzes} isBrief />
        </section>
      )}
      {myths && myths.length > 0 && <MythSection myths={myths} />}
      {audiences && audiences.length > 0 && (
        <section aria-labelledby="audiences" className="wrap py-5 md:py-10">
          <SectionHeading id="audiences" title="Pour votre profil">
            L’essentiel pour vous et vos proches.
          </SectionHeading>
          <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-3 sm:gap-5">
            {audiences.map((audience) => (
              <li key={audience.id}>
                <AudienceCard audience={audience} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
