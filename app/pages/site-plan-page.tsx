import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Fold } from "~/shell/fold";
import { TitleText } from "~/shell/title-text";
import { LISTS, type SitePage } from "./site-plan";

type Props = { pages: SitePage[] };

export function SitePlan({ pages }: Props) {
  const categories = pages.filter(({ kind }) => kind === "category" || kind === "myths");
  return (
    <div className="site-plan">
      <section aria-labelledby="themes">
        <h2 id="themes">Thèmes et questions</h2>
        {categories.map((category) => (
          <CategorySection
            key={category.path}
            category={category}
            pages={pages.filter((page) => page.category === category.path)}
          />
        ))}
      </section>
      <section aria-labelledby="autres">
        <h2 id="autres">Le reste du site</h2>
        {LISTS.map(({ title, kind }) => {
          const list = pages.filter((page) => page.kind === kind);
          return (
            <PlanFold key={title} title={title} count={list.length}>
              <Links pages={list} />
            </PlanFold>
          );
        })}
      </section>
    </div>
  );
}

function PlanFold({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  return (
    <Fold
      summary={
        <>
          <h3>{title}</h3> <small>{count}</small>
        </>
      }
    >
      {children}
    </Fold>
  );
}

function CategorySection({ category, pages }: Props & { category: SitePage }) {
  const subcategories = pages.filter(({ kind }) => kind === "subcategory");
  const questions = pages.filter(({ kind }) => kind === "question");
  const others = questions.filter((page) => !subcategories.some(({ path }) => path === page.subcategory));
  return (
    <PlanFold title={category.title} count={questions.length}>
      <PlanLink path={category.path} title="Toute la page" />
      {subcategories.map(({ path, title }) => (
        <section key={path}>
          <h4>
            <PlanLink path={path} title={title} />
          </h4>
          <Links pages={questions.filter(({ subcategory }) => subcategory === path)} />
        </section>
      ))}
      {others.length > 0 && <Links pages={others} />}
    </PlanFold>
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
