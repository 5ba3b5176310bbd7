import { Link } from "@remix-run/react";
import { Fold } from "~/shell/fold";
import { TitleText } from "~/shell/title-text";
import { counted } from "~/text/typography";
import type { PageLink, PlanCategory, SitePlan as Plan } from "./site-plan-groups";

function PlanLink({ path, title }: PageLink) {
  return (
    <Link to={path} discover="none">
      <TitleText>{title}</TitleText>
    </Link>
  );
}

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
    <Fold summary={<h3>{title}</h3>}>
      <PlanLink path={path} title="Toute la page" />
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
    </Fold>
  );
}

export function SitePlan({ plan }: { plan: Plan }) {
  const sections = (list: PlanCategory[]) =>
    list.map((category) => <CategorySection key={category.path} category={category} />);
  const links = (list: PageLink[]) => (
    <Fold summary={<h3>{counted(list.length, "page")}</h3>}>
      <div className="site-plan-columns">
        <Links links={list} />
      </div>
    </Fold>
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
      {parts.map(({ id, title, content }) => (
        <section key={id} aria-labelledby={id} className="mt-6">
          <h2 id={id} className="text-2xl">
            {title}
          </h2>
          {content}
        </section>
      ))}
    </div>
  );
}
