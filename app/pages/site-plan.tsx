import { Link } from "@remix-run/react";
import { TitleText } from "~/shell/title-text";
import type { PageLink, PlanCategory, SitePlan as Plan } from "./site-plan-groups";

function PlanLink({ path, title }: PageLink) {
  return (
    <Link to={path} discover="none">
      <TitleText>{title}</TitleText>
    </Link>
  );
}

/** The links are not collapsed, so that the browser's find-in-page searches all of them. */
function Links({ links }: { links: PageLink[] }) {
  return (
    <ul>
      {links.map((link) => (
        <li key={link.path}>
          <PlanLink {...link} />
        </li>
      ))}
    </ul>
  );
}

function CategorySection({
  category: { path, title, subcategories, questions },
}: {
  category: PlanCategory;
}) {
  return (
    <>
      <h3>
        <PlanLink path={path} title={title} />
      </h3>
      <div className="site-plan-columns">
        {subcategories.map((subcategory) => (
          <section key={subcategory.path}>
            <h4>
              <PlanLink path={subcategory.path} title={subcategory.title} />
            </h4>
            <Links links={subcategory.questions} />
          </section>
        ))}
        {questions.length > 0 && <Links links={questions} />}
      </div>
    </>
  );
}

export function SitePlan({ plan }: { plan: Plan }) {
  const sections = (list: PlanCategory[]) =>
    list.map((category) => <CategorySection key={category.path} category={category} />);
  const links = (list: PageLink[]) => (
    <div className="site-plan-columns">
      <Links links={list} />
    </div>
  );
  const parts = [
    { id: "themes", title: "Thèmes et questions", content: sections(plan.categories) },
    { id: "idees-recues", title: "Idées reçues", content: sections(plan.myths) },
    { id: "profils", title: "Profils", content: links(plan.audiences) },
    { id: "fiches", title: "Fiches pratiques", content: links(plan.guides) },
    { id: "quiz", title: "Quiz", content: links(plan.quizzes) },
    { id: "aliments", title: "Aliments, conservation et saisons", content: links(plan.foods) },
    { id: "pages", title: "Pages du site", content: links(plan.pages) },
  ];
  return (
    <div className="site-plan">
      <nav aria-label="Sur cette page" className="mt-4 print:hidden">
        <ul className="flex flex-wrap gap-x-6">
          {parts.map(({ id, title }) => (
            <li key={id} className="text-primary">
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      {parts.map(({ id, title, content }) => (
        <section key={id} aria-labelledby={id} className="mt-10">
          <h2 id={id} className="mb-3 text-2xl">
            {title}
          </h2>
          {content}
        </section>
      ))}
    </div>
  );
}
