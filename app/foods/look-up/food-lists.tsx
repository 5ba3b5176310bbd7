import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Fold } from "~/shell/fold";
import { Illustration, isDrawn, orBasket } from "~/shell/illustration";
import { SectionHeading } from "~/shell/section-heading";
import type { FoodFamily, FoodLink } from "~/foods/food";
import { SEASONS_PATH } from "~/foods/seasons/season";
import { STORAGE_PATH } from "~/foods/storage/storage";
import { counted } from "~/text/typography";
import type { countAvoided, foodsByFamily, foodsByLetter } from "./food-list";
import { lookUpPath } from "./look-up";
import { EVERYONE, situationPath } from "./situation";
import { VerdictKey } from "./verdict-mark";

type Counts = ReturnType<typeof countAvoided>;
type Props = {
  count: number;
  situationCounts: Counts;
  families: ReturnType<typeof foodsByFamily>;
  letters: ReturnType<typeof foodsByLetter>;
};

const EXAMPLES = ["Brie", "Saumon fumé", "Miel"];

export function FoodLists({ count, situationCounts, families, letters }: Props) {
  return (
    <>
      <div className="look-up-below">
        <ul aria-label="Exemples">
          {EXAMPLES.map((name) => (
            <li key={name}>
              <Link to={lookUpPath(name, EVERYONE)} rel="nofollow">
                {name}
              </Link>
            </li>
          ))}
        </ul>
        <VerdictKey />
      </div>
      <ul aria-label="Autres outils" className="food-links">
        <li>
          <Link to={STORAGE_PATH}>
            Combien de temps ça se garde&#8239;? <span>placard, réfrigérateur, congélateur</span>
          </Link>
        </li>
        <li>
          <Link to={SEASONS_PATH}>
            Les fruits et légumes de saison <span>mois par mois</span>
          </Link>
        </li>
      </ul>
      <section aria-labelledby="listes" className="mt-8 md:mt-12">
        <SectionHeading id="listes" title="Les listes à garder">
          Une page par situation, à imprimer pour le réfrigérateur.
        </SectionHeading>
        <SituationCards counts={situationCounts} />
      </section>
      <section aria-labelledby="familles" className="mt-8 md:mt-12">
        <SectionHeading id="familles" title="Tous les aliments">
          {counted(count, "aliment")}, par famille ou de A à Z.
        </SectionHeading>
        <div className="food-families">
          {families.map(({ foods, ...family }) => (
            <FamilyFold key={family.slug} family={family} count={foods.length}>
              <FoodLinks foods={foods} />
            </FamilyFold>
          ))}
        </div>
        <Fold summary={<b>De A à Z</b>}>
          <div className="food-columns">
            {letters.map(({ letter, foods }) => (
              <section key={letter} aria-labelledby={`lettre-${letter}`}>
                <h3 id={`lettre-${letter}`}>{letter}</h3>
                <FoodLinks foods={foods} />
              </section>
            ))}
          </div>
        </Fold>
      </section>
    </>
  );
}

export const situationIllustration = (key: string) => `situation-${key}`;

function SituationCards({ counts }: { counts: Counts }) {
  const others = counts.filter(({ situation }) => !isDrawn(situationIllustration(situation.key)));
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
      <Fold summary={<b>{`Les ${others.length} autres listes`}</b>}>
        <SituationLinks counts={others} />
      </Fold>
    </>
  );
}

export function SituationLinks({ counts }: { counts: Counts }) {
  return (
    <ul className="food-links">
      {counts.map(({ situation: { key, title }, avoided }) => (
        <li key={key}>
          <Link to={situationPath(key)}>
            {title} <span>{avoided} à éviter</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

export const familyIllustration = (slug: string) => orBasket(`aliment-${slug}`);

type FamilyProps = {
  family: FoodFamily;
  count: number;
  className?: string;
  isOpen?: boolean;
  children: ReactNode;
};

export function FamilyFold({ family: { slug, name }, count, ...fold }: FamilyProps) {
  return (
    <Fold
      {...fold}
      summary={
        <>
          <span className="food-tile">
            <Illustration of={familyIllustration(slug)} />
          </span>
          <h3>{name}</h3> <small>{count}</small>
        </>
      }
    />
  );
}

function FoodLinks({ foods }: { foods: FoodLink[] }) {
  return (
    <ul className="food-rows">
      {foods.map(({ id, name, path }) => (
        <li key={id}>
          <Link to={path}>{name}</Link>
        </li>
      ))}
    </ul>
  );
}
