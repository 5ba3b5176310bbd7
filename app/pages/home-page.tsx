import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { LookUpPanel, type verdictExamples } from "~/foods/look-up/home-look-up";
import type { Situation } from "~/foods/look-up/situation";
import { ToolLinks } from "~/foods/tool-links";
import { type Audience, audiencePath } from "~/questions/audiences/audience";
import type { Category } from "~/questions/categories/category";
import { CategoryCard } from "~/questions/categories/category-card";
import type { Myth, PopularFaq } from "~/questions/faq";
import { profileIllustration } from "~/questions/illustrations";
import { LatestMyths } from "~/questions/latest-myths";
import { PopularQuestions } from "~/questions/popular-questions";
import type { QuizSummary } from "~/quiz/quiz";
import { QuizCards } from "~/quiz/quiz-list";
import { organizationData, StructuredData, websiteData } from "~/shell/head/json-ld";
import { SITE_PROMISE } from "~/shell/head/seo";
import { Icon } from "~/shell/icon/icon";
import { Illustration, tints } from "~/shell/illustration";
import { SectionHeading } from "~/shell/section-heading";
import { SearchForm } from "~/search/search-form";
import { searchPath } from "~/text/search-path";
import plate from "../../content/drawings/accueil-clair.svg";
import darkPlate from "../../content/drawings/accueil-sombre.svg";

export const HOME_QUIZZES = 3;
export const HOME_MYTHS = 1;
const HOME_QUESTIONS = 4;

type Props = {
  /** Null, like the next four lists, if it could not be loaded. */
  popular: PopularFaq[] | null;
  categories: Category[] | null;
  quizzes: QuizSummary[] | null;
  audiences: Audience[] | null;
  myths: Myth[] | null;
  situations: Pick<Situation, "key" | "name">[];
  examples: ReturnType<typeof verdictExamples>;
};

export function HomePage({ popular, categories, quizzes, audiences, myths, situations, examples }: Props) {
  return (
    <div className="pb-far">
      <StructuredData build={(siteUrl) => websiteData(siteUrl, SITE_PROMISE)} />
      <StructuredData build={organizationData} />
      <Hero>{situations.length > 0 && <LookUpPanel situations={situations} examples={examples} />}</Hero>
      <ToolLinks />
      <section aria-labelledby="categories" className="wrap mt-far">
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
        <div className="wrap mt-far">
          <PopularQuestions faqs={popular.slice(0, HOME_QUESTIONS)} />
        </div>
      )}
      {quizzes && quizzes.length > 0 && (
        <section aria-labelledby="quiz" className="wrap mt-far">
          <SectionHeading
            id="quiz"
            title="Testez vos connaissances"
            action={
              <Link to="/quiz" className="text-link inline-flex min-h-11 items-center gap-1.5 max-sm:-mt-2">
                Tous les quiz <Icon name="arrow-right" className="size-5" />
              </Link>
            }
          >
            <span className="max-sm:hidden">Quelques minutes, une correction expliquée.</span>
          </SectionHeading>
          <QuizCards quizzes={quizzes} />
        </section>
      )}
      {myths && myths.length > 0 && <LatestMyths myths={myths} />}
      {audiences && audiences.length > 0 && (
        <section aria-labelledby="audiences" className="wrap mt-far">
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
    </div>
  );
}

const suggestions = ["Protéines végétales", "Régime sans gluten", "Vitamines D"];

function Hero({ children }: { children: ReactNode }) {
  return (
    <div className="wrap grid items-center gap-5 pt-6 md:grid-cols-[1fr_auto] md:gap-8 md:pt-10 lg:grid-cols-[1.2fr_1fr] lg:gap-12">
      <div className="min-w-0">
        <p className="inline-block rounded-full bg-secondary-tint px-3.5 py-1 text-sm font-semibold text-secondary">
          Votre guide nutrition
        </p>
        <h1 tabIndex={-1} className="mt-3 text-[clamp(min(2rem,14vw),5vw,3.4rem)]">
          Toutes vos questions sur la nutrition, enfin répondues&#8239;!
        </h1>
        <p className="mt-3 mb-5 max-w-xl text-muted sm:mb-8 sm:text-lg md:text-xl">
          Des réponses claires et fiables pour une alimentation équilibrée adaptée à vos besoins.
        </p>
        <SearchForm />
        <ul className="chips chips-line mt-3 print:hidden" aria-label="Suggestions de recherche">
          {suggestions.map((suggestion) => (
            <li key={suggestion}>
              <Link to={searchPath(suggestion)} className="chip">
                {suggestion}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <div className="contents lg:block">
        {/* Browsers do not load a hidden lazy image, so only wide screens load this decoration. */}
        <picture>
          <source media="(prefers-color-scheme:dark)" srcSet={darkPlate} />
          <img
            src={plate}
            alt=""
            loading="lazy"
            width="300"
            height="300"
            className="size-44 max-md:hidden lg:mr-8 lg:-mb-32 lg:ml-auto lg:size-72"
          />
        </picture>
        {children}
      </div>
    </div>
  );
}

function AudienceCard({ audience: { name, slug, description, tone } }: { audience: Audience }) {
  return (
    <article
      className={`relative flex h-full flex-wrap items-end justify-between gap-x-2 overflow-hidden rounded-card shadow-card ${tints[tone]}`}
    >
      <div className="grow basis-28 self-start p-3.5 pb-1 lg:p-5 lg:pr-0">
        <h3 className="text-lg leading-tight lg:text-xl">
          <Link to={audiencePath(slug)} className="after:absolute after:inset-0 after:rounded-card">
            {name}
          </Link>
        </h3>
        <p className="mt-1 text-sm leading-snug lg:text-[.95rem]">{description}</p>
      </div>
      <Illustration of={profileIllustration(slug)} className="ml-auto max-w-20 pr-2 sm:max-w-28 sm:pr-1" />
    </article>
  );
}
