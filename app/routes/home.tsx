import type { MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { ArrowRight } from "lucide-react";
import { AudienceCard } from "~/components/faq/audience-card";
import { CategoryCard } from "~/components/faq/category-card";
import { Hero } from "~/components/site/hero";
import { MythSection } from "~/components/faq/myth-section";
import { QuizCards } from "~/components/quiz/quiz-card";
import { SectionHeading } from "~/components/site/section-heading";
import { StructuredData } from "~/components/site/structured-data";
import { listAudiences } from "~/data/audiences.server";
import { listCategories } from "~/data/categories.server";
import { listLatestMyths } from "~/data/faqs.server";
import { pageData, withOutageResponse } from "~/http/outage.server";
import { NO_STORE, pageHeaders } from "~/http/responses.server";
import { listQuizzes } from "~/data/quizzes.server";
import { orNull } from "~/data/backend/backend-error";
import { HOME_MYTHS } from "~/domain/faq/faq";
import { HOME_QUIZZES } from "~/domain/quiz/quiz";
import { organizationData, websiteData } from "~/domain/site/json-ld";
import type { RouteHandle } from "~/domain/site/route-handle";
import { seo, SITE_PROMISE } from "~/domain/site/seo";

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

export const loader = withOutageResponse(async () => {
  const [categories, quizzes, audiences, myths] = await Promise.all([
    orNull(listCategories()),
    orNull(listQuizzes(HOME_QUIZZES)),
    orNull(listAudiences()),
    orNull(listLatestMyths(HOME_MYTHS)),
  ]);
  const isWhole = categories && quizzes && audiences && myths;
  return pageData(
    { categories, quizzes, audiences, myths },
    isWhole ? {} : { headers: { "Cache-Control": NO_STORE } },
  );
});

export default function Home() {
  const { categories, quizzes, audiences, myths } = useLoaderData<typeof loader>();
  return (
    <>
      <StructuredData build={(siteUrl) => websiteData(siteUrl, SITE_PROMISE)} />
      <StructuredData build={organizationData} />
      <Hero />
      <section aria-labelledby="categories" className="wrap py-9 md:py-14">
        <SectionHeading id="categories" title="Explorer par thème">
          Des réponses courtes, sourcées et datées.
        </SectionHeading>
        {categories ? (
          <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
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
      {quizzes && quizzes.length > 0 && (
        <section aria-labelledby="quiz" className="wrap py-9 md:py-14">
          <SectionHeading
            id="quiz"
            title="Testez vos connaissances"
            action={
              <Link to="/quiz" className="text-link inline-flex min-h-11 items-center gap-1.5">
                Tous les quiz <ArrowRight aria-hidden className="size-5" />
              </Link>
            }
          >
            Quelques minutes, une correction expliquée.
          </SectionHeading>
          <QuizCards quizzes={quizzes} />
        </section>
      )}
      {myths && myths.length > 0 && <MythSection myths={myths} />}
      {audiences && audiences.length > 0 && (
        <section aria-labelledby="audiences" className="wrap py-9 md:py-14">
          <SectionHeading id="audiences" title="Pour votre profil">
            L’essentiel pour vous, ou pour la personne dont vous vous occupez.
          </SectionHeading>
          <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
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
