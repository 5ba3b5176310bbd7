import { Link } from "@remix-run/react";
import type { VerdictExample } from "~/foods/look-up/examples";
import { LookUpPanel } from "~/foods/look-up/look-up-panel";
import type { Situation } from "~/foods/look-up/situation";
import { ToolLinks } from "~/foods/tool-links";
import type { Audience } from "~/questions/audiences/audience";
import { AudienceCard } from "~/questions/audiences/audience-card";
import type { Category } from "~/questions/categories/category";
import { CategoryCard } from "~/questions/categories/category-card";
import { HOME_QUESTIONS, type Myth, type PopularFaq } from "~/questions/faq";
import { MythSection } from "~/questions/myth-section";
import { PopularQuestions } from "~/questions/popular-questions";
import type { QuizSummary } from "~/quiz/quiz";
import { QuizCards } from "~/quiz/quiz-list";
import { organizationData, websiteData } from "~/shell/head/json-ld";
import { SITE_PROMISE } from "~/shell/head/seo";
import { StructuredData } from "~/shell/head/structured-data";
import { ArrowRight } from "~/shell/icon/icons";
import { SectionHeading } from "~/shell/section-heading";
import { Hero } from "./hero";

type Props = {
  /** Null, like the next four lists, if it could not be loaded. */
  popular: PopularFaq[] | null;
  categories: Category[] | null;
  quizzes: QuizSummary[] | null;
  audiences: Audience[] | null;
  myths: Myth[] | null;
  situations: Pick<Situation, "key" | "name">[];
  examples: VerdictExample[];
};

/** The sections of the home page, in the specified order (section 2). */
export function HomePage({ popular, categories, quizzes, audiences, myths, situations, examples }: Props) {
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
          <PopularQuestions faqs={popular.slice(0, HOME_QUESTIONS)} />
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
          <QuizCards quizzes={quizzes} />
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
