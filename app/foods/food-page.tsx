import { Link } from "@remix-run/react";
import type { ComponentProps, ReactNode } from "react";
import { type NextLink, NextLinks } from "~/shell/article/next-links";
import type { Source } from "~/shell/article/source";
import { ArticleEnd } from "~/shell/article/article-end";
import { PhoneLinks } from "~/shell/phone-links";
import { Fold } from "~/shell/fold";
import { PageHead } from "~/shell/frame/page";
import { faqPageData, StructuredData } from "~/shell/head/json-ld";
import { familyIllustration } from "~/foods/look-up/foods-page";
import { EVERYONE, warningFor, withSituation } from "~/foods/look-up/situation";
import { FoodWarning, VerdictCard } from "~/foods/look-up/verdict-card";
import { VerdictMark } from "~/foods/look-up/verdict-mark";
import { FoodNutrients } from "~/foods/nutrients/food-nutrients";
import type { broughtBy } from "~/foods/nutrients/nutrient";
import { type Produce, SEASONS_PATH, seasonInWords } from "~/foods/seasons/season";
import { keptIn, keptInShort, type Storage, STORAGE_PATH } from "~/foods/storage/storage";
import { StorageCard } from "~/foods/storage/storage-card";
import { type Food, type FoodAlert, FOODS_PATH, FOODS_TITLE } from "./food";
import { type adviceTable, adviceText, lowered, raised, shortTitle } from "./food-words";
import { isStrict, verdictLabel } from "./verdicts";

/** Of a food, below its title. */
const MOST_NAMES = 5;

type Props = ComponentProps<typeof VerdictCard> & {
  food: Food;
  table: ReturnType<typeof adviceTable>;
  otherNames: string[];
  question: { question: string; answer: string } | null;
  image: { path: string };
  brought: ReturnType<typeof broughtBy>;
  storages: Storage[];
  seasons: Produce[];
  sources: Source[];
  next: NextLink[];
};

export function FoodPage({ food, situation, advice, ...page }: Props) {
  const { name, path, alerts, allergens, reviewedOn } = food;
  const { question, image, otherNames, sources, storages, seasons } = page;
  const warning = isStrict(advice.verdict) ? warningFor(food, situation) : null;
  const facts = { path, sources, modifiedOn: reviewedOn, imagePath: image.path };
  return (
    <div className="wrap page">
      {question && (
        <StructuredData build={(siteUrl) => faqPageData(siteUrl, { ...facts, questions: [question] })} />
      )}
      <article className="columns">
        <div className="min-w-0">
          <PageHead
            {...{ title: name, path }}
            trail={[{ name: FOODS_TITLE, path: FOODS_PATH }]}
            tile={{ of: familyIllustration(food.family), tint: "accent" }}
            lead={otherNames.length > 0 && `Aussi\u202f: ${otherNames.slice(0, MOST_NAMES).join(", ")}`}
            facts={{ sources, reviewedOn }}
          />
          <VerdictCard {...{ situation, advice }} avoidedBy={page.avoidedBy} />
          {(warning || alerts.length > 0) && (
            <FoodAlerts
              alerts={alerts.filter((alert) => alert !== "allergie" || !warning?.includes("gonfle"))}
            >
              {warning && <FoodWarning text={warning} isSign={situation.warningFoods !== undefined} />}
            </FoodAlerts>
          )}
          <OtherPersons table={page.table} advice={advice} path={path} chosen={situation.key} />
          {page.brought && <FoodNutrients brought={page.brought} />}
          {storages.length > 0 && <FoodKeeping storages={storages} />}
          {seasons.length > 0 && <FoodSeasons seasons={seasons} />}
          <ArticleEnd
            sources={sources}
            note={
              <>
                {allergens ? (
                  <>
                    <strong>Allergènes possibles&#8239;: {allergens.replaceAll("-", " ")}.</strong> Seule
                    l’étiquette fait foi. Ne réintroduisez jamais seul un aliment qui a déclenché une
                    réaction.{" "}
                  </>
                ) : (
                  "Cette page ne parle pas des allergies. "
                )}
                Ne changez et n’arrêtez aucun traitement sans votre médecin ou votre pharmacien.
              </>
            }
          />
        </div>
        <div className="beside">
          <NextLinks links={page.next} />
        </div>
      </article>
    </div>
  );
}

type Advised = Props["table"][number];
type PersonsProps = Pick<Props, "table" | "advice"> & { path: string; chosen: string };

/** The strictest verdict is explained at once; each other one says for whom it is, and its reasons on a click. */
function OtherPersons({ table, advice, path, chosen }: PersonsProps) {
  const reasons = (each: Advised) => <Reasons {...each} path={path} own={adviceText(advice)} />;
  const group = (each: Advised) => (
    <div key={each.verdict} className={`food-${each.verdict ?? "inconnu"}`}>
      <h3>
        <VerdictMark verdict={each.verdict} /> {verdictLabel(each.verdict)}
      </h3>
      {reasons(each)}
    </div>
  );
  const isForEveryone = chosen === EVERYONE;
  const title = (
    <h2 id="autres" className="text-xl sm:text-2xl">
      {isForEveryone ? "Pour qui\u202f?" : "Et pour une autre personne\u202f?"}
    </h2>
  );
  return (
    <section aria-labelledby="autres" className="food-others">
      {isForEveryone ? title : <Fold summary={title}>{table.map(group)}</Fold>}
      {isForEveryone && table.slice(0, 1).map(group)}
      {(isForEveryone ? table.slice(1) : []).map((each) => (
        <Fold
          key={each.verdict}
          className={`food-${each.verdict ?? "inconnu"}`}
          summary={
            <>
              <VerdictMark verdict={each.verdict} />
              <h3>
                {verdictLabel(each.verdict)} <small>{fewNamesOf(each.persons)}</small>
              </h3>
            </>
          }
        >
          {reasons(each)}
        </Fold>
      ))}
    </section>
  );
}

const namesOf = (persons: Advised["persons"]) =>
  raised(persons.map(({ title }) => lowered(shortTitle(title))).join(", "));

/** So that they fit in the folded line of a phone: the open one names all. */
const FEW_NAMES = 2;

function fewNamesOf(persons: Advised["persons"]): string {
  const others = persons.length - FEW_NAMES;
  return others > 1 ? `${namesOf(persons.slice(0, FEW_NAMES))} et ${others}\u00a0autres` : namesOf(persons);
}

function Reasons({ reasons, path, own }: Pick<Advised, "reasons"> & { path: string; own: string }) {
  return (
    <div className="food-reasons">
      {reasons.map(({ text, persons }) => (
        <div key={text}>
          <ul className="food-pills">
            {persons.map(({ key, title }) => (
              <li key={key}>
                <Link to={withSituation(path, key)}>{shortTitle(title)}</Link>
              </li>
            ))}
          </ul>
          <p>
            <b className="hidden print:inline">{namesOf(persons)}.</b>{" "}
            {text === own ? "Pour la même raison." : text}
          </p>
        </div>
      ))}
    </div>
  );
}

const ALERT_TEXTS: Record<FoodAlert, string> = {
  etouffement:
    "Un enfant s’étouffe, sans plus tousser ni parler\u202f: claques entre les omoplates, et faites appeler le 15 ou le 112",
  poison:
    "Un doute après en avoir mangé\u202f: centre antipoison, 01 45 42 59 59, jour et nuit\u202f; si la personne est inconsciente ou respire mal\u202f: 15 ou 112",
  allergie:
    "Visage ou gorge qui gonfle, plaques étendues, gêne pour respirer, vomissements, malaise\u202f: 15 ou 112",
};

export function FoodAlerts({ alerts, children }: Pick<Food, "alerts"> & { children?: ReactNode }) {
  return (
    <section aria-labelledby="urgence" className="remark urgent food-alert">
      <h2 id="urgence" className="sr-only">
        {alerts.length > 0 ? "Urgence" : "Attention"}
      </h2>
      {children}
      {alerts.map((alert, place) => (
        <p key={alert}>
          <PhoneLinks text={`${ALERT_TEXTS[alert]}${place < alerts.length - 1 ? "." : ", SMS au 114."}`} />
        </p>
      ))}
    </section>
  );
}

function FoodKeeping({ storages }: { storages: Storage[] }) {
  const [first, ...more] = storages;
  return (
    <Fold
      className="mt-apart print:break-inside-avoid"
      summary={
        <h2 className="text-xl">
          Ça se garde&#8239;?{" "}
          <small>
            {first && more.length === 0
              ? keptIn(first.places).join(". ")
              : storages.map(keptInShort).join(". ")}
          </small>
        </h2>
      }
    >
      {storages.map((storage) => (
        <StorageCard key={storage.id} entry={storage} title={<h3>{storage.name}</h3>} />
      ))}
      <p className="mt-2 text-[.95rem]">
        Même d’aspect normal, un aliment gardé trop longtemps peut rendre malade. Enceinte, jeune enfant,
        grand âge, défenses affaiblies&#8239;: tenez-vous à la durée la plus courte.{" "}
        <Link to={STORAGE_PATH} className="text-link print:hidden">
          Toutes les durées
        </Link>
      </p>
    </Fold>
  );
}

function FoodSeasons({ seasons }: { seasons: Produce[] }) {
  return (
    <section aria-labelledby="saison" className="mt-apart">
      <h2 id="saison" className="mb-1 text-xl">
        En quelle saison&#8239;?
      </h2>
      <ul>
        {seasons.map(({ name, months }) => (
          <li key={name}>
            <strong>{name}</strong> {seasonInWords(months)}
          </li>
        ))}
      </ul>
      <p>
        En France métropolitaine.{" "}
        <Link to={SEASONS_PATH} className="text-link">
          Les fruits et légumes du mois
        </Link>
      </p>
    </section>
  );
}
