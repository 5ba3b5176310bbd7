import { Link } from "@remix-run/react";
import { Fold } from "~/shell/fold";
import { TitleText } from "~/shell/title-text";
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
  const themes = [
    { id: "themes", title: "Thèmes et questions", categories: plan.categories },
    { id: "idees-recues", title: "Idées reçues", categories: plan.myths },
  ];
  const lists = [
    { title: "Profils", links: plan.audiences },
    { title: "Fiches pratiques", links: plan.guides },
    { title: "Quiz", links: plan.quizzes },
    { title: "Aliments, conservation et saisons", links: plan.foods },
    { title: "Pages du site", links: plan.pages },
  ];
  return (
    <div className="site-plan">
      {themes.map(({ id, title, categories }) => (
        <section key={id} aria-labelledby={id} className="mt-6">
          <h2 id={id} className="text-2xl">
            {title}
          </h2>
          {categories.map((category) => (
            <CategorySection key={category.path} category={category} />
          ))}
        </section>
      ))}
      <div className="mt-8">
        {lists.map(({ title, links }) => (
          <Fold
            key={title}
            summary={
              <>
                <h2 className="text-xl">{title}</h2> <small>{links.length}</small>
              </>
            }
          >
            <div className="site-plan-columns">
              <Links links={links} />
            </div>
          </Fold>
        ))}
      </div>
    </div>
  );
}
