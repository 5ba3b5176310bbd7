import { Link } from "@remix-run/react";
import type { ComponentProps, ReactNode } from "react";
import { Fold, FoldColumns } from "~/shell/fold";
import { Illustration, orBasket } from "~/shell/illustration";
import { SectionHeading } from "~/shell/section-heading";
import { PageHead } from "~/shell/frame/page";
import { type FoodFamily, FOODS_PATH, FOODS_TITLE } from "~/foods/food";
import { FoundFoodsList } from "./look-up-result";
import { SEASONS_PATH } from "~/foods/seasons/season";
import { MoreLink } from "~/foods/more-link";
import { STORAGE_PATH } from "~/foods/storage/storage";
import { counted } from "~/text/typography";
import type { countAvoided, foodsByFamily } from "./food-list";
import { LookUpForm } from "./look-up-form";
import { type Situation, situationPath } from "./situation";

type Counts = ReturnType<typeof countAvoided>;
type ListProps = {
  count: number;
  situationCounts: Counts;
  families: ReturnType<typeof foodsByFamily>;
};
type Props = ListProps &
  Pick<ComponentProps<typeof LookUpForm>, "situations" | "error"> & {
    name: string;
    situation: Situation;
    found: ComponentProps<typeof FoundFoodsList>["found"] | null;
  };

export function FoodsPage({ name, situation, found, error, situations, ...lists }: Props) {
  return (
    <div className="wrap page">
      <PageHead
        title={FOODS_TITLE}
        path={FOODS_PATH}
        lead={!found && "Un aliment, une personne, une réponse, avec sa raison et ses sources."}
      />
      <LookUpForm
        {...{ situations, name, error, situation: situation.key }}
        className="look-up rounded-panel"
      />
      {found ? (
        <FoundFoodsList {...{ name, situation, found }}>
          <Families families={lists.families} />
        </FoundFoodsList>
      ) : (
        <FoodLists {...lists} />
      )}
      <p role="note" className="mt-8 text-[.95rem] text-muted">
        Cette page ne parle pas des allergies.
      </p>
    </div>
  );
}

function FoodLists({ count, situationCounts, families }: ListProps) {
  return (
    <>
      <p className="mt-near flex flex-wrap gap-x-6 print:hidden">
        <MoreLink to={STORAGE_PATH}>{"Ça se garde\u202f?"}</MoreLink>
        <MoreLink to={SEASONS_PATH}>De saison</MoreLink>
      </p>
      <section aria-labelledby="listes" className="mt-8 md:mt-12">
        <SectionHeading id="listes" title="Les listes à garder">
          Une page par situation, à imprimer pour le réfrigérateur.
        </SectionHeading>
        <SituationCards counts={situationCounts} />
      </section>
      <section aria-labelledby="familles" className="mt-8 md:mt-12">
        <SectionHeading id="familles" title="Tous les aliments">
          {counted(count, "aliment")}, par famille.
        </SectionHeading>
        <Families families={families} />
      </section>
    </>
  );
}

function Families({ families }: Pick<ListProps, "families">) {
  return (
    <FoldColumns>
      {families.map(({ foods, ...family }) => (
        <FamilyFold key={family.slug} family={family} count={foods.length}>
          <ul className="food-rows">
            {foods.map(({ id, name, path }) => (
              <li key={id}>
                <Link to={path}>{name}</Link>
              </li>
            ))}
          </ul>
        </FamilyFold>
      ))}
    </FoldColumns>
  );
}

export const situationIllustration = (key: string) => `situation-${key}`;

function SituationCards({ counts }: { counts: Counts }) {
  const others = counts.filter(({ situation }) => !situation.isFeatured);
  return (
    <>
      <ul className="food-cards">
        {counts
          .filter((count) => !others.includes(count))
          .map(({ situation: { key, title }, avoided }) => (
            <li key={key}>
              <div>
                <Illustration of={situationIllustration(key)} />
              </div>
              <h3>
                <Link to={situationPath(key)}>{title}</Link>
              </h3>
              <p>
                <strong>{avoided}</strong> à éviter
                <a href={`${situationPath(key)}.pdf`} className="text-link">
                  PDF<span className="sr-only">{` à imprimer\u202f: ${title}`}</span>
                </a>
              </p>
            </li>
          ))}
      </ul>
      <Fold className="mt-4" summary={<b>{`Les ${others.length} autres listes`}</b>}>
        <SituationLinks counts={others} />
      </Fold>
    </>
  );
}

export function SituationLinks({ counts }: { counts: Counts }) {
  return (
    <ul className="food-rows mt-near gap-x-8 border-t border-line sm:grid sm:grid-cols-2 lg:grid-cols-3">
      {counts.map(({ situation: { key, title }, avoided }) => (
        <li key={key}>
          <Link to={situationPath(key)}>
            <b>{title}</b> <span>{avoided} à éviter</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

export const familyIllustration = (slug: string) => orBasket(`aliment-${slug}`);

type FamilyProps = Omit<ComponentProps<typeof Fold>, "summary"> & {
  family: FoodFamily;
  count: number;
  note?: ReactNode;
};

export function FamilyFold({ family: { slug, name }, count, note, ...fold }: FamilyProps) {
  return (
    <Fold
      {...fold}
      summary={
        <>
          <span className="food-tile">
            <Illustration of={familyIllustration(slug)} />
          </span>
          <h3>
            {name} {note && <small>{note}</small>}
          </h3>{" "}
          <small>{count}</small>
        </>
      }
    />
  );
}
