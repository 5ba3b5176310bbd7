import { Link } from "@remix-run/react";
import { FoodCard } from "~/foods/look-up/verdict-card";
import { shortName } from "~/foods/food-words";
import { VerdictLabel } from "~/foods/look-up/verdict-mark";
import { lookUpPath } from "~/foods/look-up/look-up-form";
import { type Situation, situationPath, withSituation } from "~/foods/look-up/situation";
import { storageListPath } from "~/foods/storage/storage";
import { StorageResult } from "~/foods/storage/storage-card";
import { MoreLink } from "~/foods/more-link";
import { type FoodResult, type JudgedFood, MOST_FOODS } from "~/foods/naming/food-result";
import { counted } from "~/text/typography";
import { PdfLink } from "~/shell/pdf-link";

/** What the search answers, and on a wide screen beside it the links to more. */
const WITH_SIDE = "columns gap-y-2!";

export function NamedFoods({ result }: { result: FoodResult }) {
  if (result.kind === "list") {
    const [first, ...others] = result.persons;
    const links = others.map(({ key, title }) => ({ name: title, path: situationPath(key) }));
    return (
      <div className={WITH_SIDE}>
        {first && <ListLinks situation={first} />}
        <Links label="Autres listes" links={links} />
      </div>
    );
  }
  if (result.kind === "storage") {
    const { entries, place, firstRule } = result;
    const [first, ...others] = entries;
    const links = others.map(({ name }) => ({ name, path: storageListPath({ term: name }) }));
    return (
      <div className={WITH_SIDE}>
        {first && <StorageResult entry={first} {...{ place, firstRule }} />}
        <Links label="Autres aliments" links={links} />
      </div>
    );
  }
  const { situation, foods } = result;
  if (result.kind === "choice") return <Choice {...{ situation, foods }} name={result.name} />;
  const { key, title } = situation;
  const links = foods.map(({ food: { name, path } }) => ({
    ...{ name: shortName(name), path: withSituation(path, key) },
  }));
  const [first] = foods;
  if (result.kind === "foods" || !first) return <Links label="Aliments" links={links} />;
  return (
    <div className={WITH_SIDE}>
      <FoodCard {...first} situation={situation} />
      <div>
        <p className="flex flex-wrap gap-x-6 lg:flex-col">
          <MoreLink to={withSituation(first.food.path, key)}>Voir pour une autre personne</MoreLink>
          <MoreLink to={situationPath(key)}>{`${title}\u202f: la liste`}</MoreLink>
        </p>
        <Links label="Autres aliments" links={links.slice(1)} />
      </div>
    </div>
  );
}

function Choice({ name, situation, foods }: { name: string; situation: Situation; foods: JudgedFood[] }) {
  const isShort = foods.length <= MOST_FOODS;
  return (
    <section aria-label={"Puis-je en manger\u202f?"} className="max-w-main">
      <h2 className="text-xl md:text-2xl">
        {`${situation.title}\u202f: ${counted(foods.length, "aliment")} pour «\u00a0${name}\u00a0»`}
      </h2>
      {isShort ? (
        <ul className="food-found">
          {foods.map(({ food, advice }) => (
            <li key={food.id}>
              <Link to={withSituation(food.path, situation.key)}>{shortName(food.name)}</Link>
              <VerdictLabel verdict={advice.verdict} />
            </li>
          ))}
        </ul>
      ) : (
        <p>
          <MoreLink to={lookUpPath(name, situation.key)}>Voir ce qui se mange, ce qui s’évite</MoreLink>
        </p>
      )}
    </section>
  );
}

function ListLinks({ situation: { key, title } }: { situation: Situation }) {
  const path = situationPath(key);
  return (
    <section aria-label="Puis-je en manger&#8239;?" className="max-w-main">
      <div className="rounded-card bg-secondary-tint px-5 py-4">
        <h2 className="text-xl">{`${title}\u202f: ce qui se mange, ce qui s’évite`}</h2>
        <p className="flex flex-wrap gap-x-6">
          <MoreLink to={path}>Voir la liste</MoreLink>
          <PdfLink to={`${path}.pdf`}>La feuille à imprimer (PDF)</PdfLink>
        </p>
      </div>
    </section>
  );
}

function Links({ links, label }: { links: { name: string; path: string }[]; label: string }) {
  if (links.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <p id="aliments" className="text-muted">
        {label}&#8239;:
      </p>
      <ul aria-labelledby="aliments" className="contents">
        {links.map(({ name, path }, index) => (
          <li key={path} className="flex items-center gap-2">
            <Link to={path} className="inline-flex min-h-11 items-center text-link">
              {name}
            </Link>
            {index < links.length - 1 && (
              <span aria-hidden className="text-muted lg:in-[.columns]:hidden">
                ·
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
