import { Link } from "@remix-run/react";
import { lowered, raised } from "~/foods/food-words";
import { FamilyFold } from "~/foods/look-up/foods-page";
import { FoodField } from "~/foods/look-up/look-up-form";
import { sourcesOf } from "~/shell/article/source";
import { SourceList } from "~/shell/article/source-list";
import { FilterChips } from "~/shell/filter-chips";
import { Fold, FoldColumns } from "~/shell/fold";
import { PageHead } from "~/shell/frame/page";
import { MedicalNote } from "~/shell/notice";
import { SectionHeading } from "~/shell/section-heading";
import { searchPath } from "~/text/search-path";
import { counted } from "~/text/typography";
import {
  barOf,
  CHILLED_STATES,
  keptIn,
  LOCATIONS,
  SHOWN_PLACES,
  locationOf,
  PLACE_PARAMS,
  STORAGE_PATH,
  STORAGE_TITLE,
  storageListPath,
  type StoragePlace,
  type StorageRules,
  type viewStorage,
} from "./storage";
import { StorageCard } from "./storage-card";

type View = ReturnType<typeof viewStorage>;
type Props = {
  name: string;
  place: StoragePlace | null;
  view: View;
  rules: StorageRules;
  error: string | undefined;
};

const SIGNS = {
  title: "Les signes",
  text: "Un aliment d’aspect normal peut rendre malade\u202f: un signe sert à jeter plus tôt, jamais à garder plus longtemps.",
};

export function StoragePage({ name, place, view, rules: { rules, reviewedOn }, error }: Props) {
  const [first, ...others] = rules;
  const sources = sourcesOf([...view.shown, ...rules]);
  return (
    <div className="wrap page">
      <PageHead
        title={STORAGE_TITLE}
        path={STORAGE_PATH}
        lead={first?.text}
        facts={{ sources, reviewedOn }}
      />
      <div className="grid items-end gap-x-10 lg:grid-cols-2">
        <form action={STORAGE_PATH} className="keep-form">
          <FoodField label="Un aliment" placeholder="Ex : riz cuit" name={name} error={error} />
          <button type="submit" className="button button-primary min-h-12">
            Chercher
          </button>
          {place &&
            Object.entries(PLACE_PARAMS[place]).map(([param, value]) => (
              <input key={param} type="hidden" name={param} value={value} />
            ))}
        </form>
        <div className="mt-4">
          <FilterChips
            label={"Où\u202f?"}
            chips={SHOWN_PLACES.map((place) => ({
              ...{ name: locationOf(place).name, icon: locationOf(place).icon },
              to: storageListPath({ term: name, place }),
              isActive: view.place !== null && locationOf(view.place) === locationOf(place),
            }))}
          />
        </div>
      </div>
      <Answer name={name} view={view} />
      <section aria-labelledby="regles" className="mt-8 md:mt-12">
        <SectionHeading id="regles" title="Les règles à connaître" />
        <FoldColumns>
          {[...others, SIGNS].map(({ title, text }) => (
            <Fold key={title} summary={<h3>{title}</h3>}>
              <p>{text}</p>
            </Fold>
          ))}
        </FoldColumns>
      </section>
      <SourceList sources={sources} />
      <MedicalNote />
    </div>
  );
}

function Answer({ name, view }: { name: string; view: View }) {
  const { place, shown, groups, absent } = view;
  const isNone = shown.length + absent.length === 0;
  const answers = `${counted(shown.length, "réponse")} pour «\u00a0${name}\u00a0»`;
  const title = place ? locationOf(place).heading : answers;
  return (
    <section aria-labelledby="durees" className="mt-6 md:mt-12">
      <div className="mb-near grid items-center gap-x-10 gap-y-2 md:grid-cols-2">
        <div role={name ? "status" : undefined}>
          <h2 id="durees" className="text-2xl">
            {isNone ? `Nous n’avons pas de durée pour «\u00a0${name}\u00a0»` : title}
          </h2>
        </div>
        {place && locationOf(place) === LOCATIONS.frigo && (
          <FilterChips
            label="Ouvert ou fermé"
            className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-2 sm:flex"
            chips={CHILLED_STATES.map((state) => ({
              ...{ name: state.label, to: storageListPath({ term: name, place: state.place }) },
              isActive: place === state.place,
            }))}
          />
        )}
      </div>
      {isNone && (
        <p className="mt-2">
          <Link to={searchPath(name)} className="text-link">
            Chercher «&nbsp;{name}&nbsp;» dans les questions
          </Link>
        </p>
      )}
      {!place && (
        <div className="grid gap-x-10 md:grid-cols-2">
          {shown.map((entry) => (
            <StorageCard key={entry.id} entry={entry} title={<h3>{entry.name}</h3>} foods={entry.foods} />
          ))}
        </div>
      )}
      {place && !isNone && <Groups {...{ groups, place }} isOpen={name !== ""} />}
      {place && absent.length > 0 && (
        <Fold
          isOpen={name !== ""}
          summary={
            <>
              <h3>{locationOf(place).absent}</h3> <small>{absent.length}</small>
            </>
          }
        >
          <p className="text-muted">{raised(absent.map(lowered).join("\u00a0· "))}.</p>
        </Fold>
      )}
      {name && (
        <p className="mt-6 print:hidden">
          <Link to={STORAGE_PATH} className="text-link inline-flex min-h-11 items-center">
            Tous les aliments
          </Link>
        </p>
      )}
    </section>
  );
}

type GroupsProps = Pick<View, "groups"> & { place: StoragePlace; isOpen: boolean };

function Groups({ groups, place, isOpen }: GroupsProps) {
  const { steps } = locationOf(place);
  return (
    <FoldColumns>
      {groups.map(({ storages, range, ...family }) => (
        <FamilyFold
          key={family.slug}
          family={family}
          count={storages.length}
          note={range}
          isOpen={isOpen}
          className="keep-group"
        >
          <p aria-hidden className="keep-key">
            <span>sûr</span> <span className="keep-most">au plus tard</span>{" "}
            <span className="keep-date">date de l’emballage</span>
          </p>
          <p aria-hidden className="keep-steps">
            {Object.keys(steps).map((mark) => (
              <span key={mark}>{mark}</span>
            ))}
          </p>
          <ul>
            {storages.map(({ id, name, places, discardIf, foods }) => (
              <li key={id}>
                <p>
                  {foods[0] && foods.length === 1 ? <Link to={foods[0].path}>{name}</Link> : <b>{name}</b>}
                  <span>{places[place]}</span>
                </p>
                <Bar bar={barOf(places[place] ?? "", steps)} />
                <p>
                  {[...keptIn(places, place), discardIf && `À jeter si\u202f: ${discardIf}`]
                    .filter(Boolean)
                    .join(". ")}
                </p>
              </li>
            ))}
          </ul>
        </FamilyFold>
      ))}
    </FoldColumns>
  );
}

/** A bar of six steps. It is decorative: the words beside it state the same duration. */
function Bar({ bar }: { bar: ReturnType<typeof barOf> }) {
  if (!bar) return null;
  const { min, max, isDated } = bar;
  return (
    <svg aria-hidden viewBox="0 0 6 1" preserveAspectRatio="none" className="keep-bar">
      <path d="M0 0h6v1H0Z" />
      {isDated ? (
        <path className="keep-date" d="M0 0h6v1H0Z" />
      ) : (
        <>
          {max > min && <path className="keep-most" d={`M0 0h${max}v1H0Z`} />}
          <path className="keep-sure" d={`M0 0h${min}v1H0Z`} />
        </>
      )}
    </svg>
  );
}
