import { Link } from "@remix-run/react";
import { Fold } from "~/shell/fold";
import { TitleText } from "~/shell/title-text";
import type { SitePage } from "./site-plan";

const THEMES = [
  { id: "themes", title: "Thèmes et questions", kind: "category" },
  { id: "idees-recues", title: "Idées reçues", kind: "myths" },
];
const LISTS = [
  { title: "Profils", kind: "audience" },
  { title: "Fiches pratiques", kind: "guide" },
  { title: "Quiz", kind: "quiz" },
  { title: "Aliments, conservation et saisons", kind: "food" },
  { title: "Pages du site", kind: "page" },
];

type Props = { pages: SitePage[] };

export function SitePlan({ pages }: Props) {
  const ofKind = (wanted: string) => pages.filter(({ kind }) => kind === wanted);
  return (
    <div className="site-plan">
      {THEMES.map(({ id, title, kind }) => (
        <section key={id} aria-labelledby={id} className="mt-6">
          <h2 id={id} className="text-2xl">
            {title}
          </h2>
          {ofKind(kind).map((category) => (
            <CategorySection
              key={category.path}
              category={category}
              pages={pages.filter((page) => page.category === category.path)}
            />
          ))}
        </section>
      ))}
      <div className="mt-8">
        {LISTS.map(({ title, kind }) => (
          <Fold
            key={title}
            summary={
              <>
                <h2 className="text-xl">{title}</h2> <small>{ofKind(kind).length}</small>
              </>
            }
          >
            <div className="site-plan-columns">
              <Links pages={ofKind(kind)} />
            </div>
          </Fold>
        ))}
      </div>
    </div>
  );
}

function CategorySection({ category, pages }: Props & { category: SitePage }) {
  const subcategories = pages.filter(({ kind }) => kind === "subcategory");
  const questions = pages.filter(({ kind }) => kind === "question");
  const others = questions.filter((page) => !subcategories.some(({ path }) => path === page.subcategory));
  return (
    <Fold summary={<h3>{category.title}</h3>}>
      <PlanLink path={category.path} title="Toute la page" />
      <div className="site-plan-columns">
        {subcategories.map(({ path, title }) => (
          <section key={path}>
            <h4>
              <PlanLink path={path} title={title} />
            </h4>
            <Links pages={questions.filter(({ subcategory }) => subcategory === path)} />
          </section>
        ))}
        {others.length > 0 && <Links pages={others} />}
      </div>
    </Fold>
  );
}

function Links({ pages }: Props) {
  return (
    <ul>
      {pages.map(({ path, title }) => (
        <li key={path}>
          <PlanLink path={path} title={title} />
        </li>
      ))}
    </ul>
  );
}

function PlanLink({ path, title }: Pick<SitePage, "path" | "title">) {
  return (
    <Link to={path} discover="none">
      <TitleText>{title}</TitleText>
    </Link>
  );
}
