import { Link } from "@remix-run/react";
import { TitleText } from "./title-text";
import type { PageLink, PlanTheme, SitePlan as Plan } from "~/domain/site/site-plan";

function PlanLink({ path, title }: PageLink) {
  return (
    <Link to={path} discover="none">
      <TitleText>{title}</TitleText>
    </Link>
  );
}

/** Not folded: the browser's « find » searches them all. */
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

function Theme({ theme: { path, title, subthemes, questions } }: { theme: PlanTheme }) {
  return (
    <>
      <h3>
        <PlanLink path={path} title={title} />
      </h3>
      <div className="site-plan-columns">
        {subthemes.map((subtheme) => (
          <section key={subtheme.path}>
            <h4>
              <PlanLink path={subtheme.path} title={subtheme.title} />
            </h4>
            <Links links={subtheme.questions} />
          </section>
        ))}
        {questions.length > 0 && <Links links={questions} />}
      </div>
    </>
  );
}

export function SitePlan({ plan }: { plan: Plan }) {
  const themes = (list: PlanTheme[]) => list.map((theme) => <Theme key={theme.path} theme={theme} />);
  const links = (list: PageLink[]) => (
    <div className="site-plan-columns">
      <Links links={list} />
    </div>
  );
  const parts = [
    { id: "themes", title: "Thèmes et questions", content: themes(plan.themes) },
    { id: "idees-recues", title: "Idées reçues", content: themes(plan.myths) },
    { id: "profils", title: "Profils", content: links(plan.profiles) },
    { id: "fiches", title: "Fiches pratiques", content: links(plan.guides) },
    { id: "quiz", title: "Quiz", content: links(plan.quizzes) },
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
