import { Link } from "@remix-run/react";
import { Fold } from "~/shell/fold";
import { SectionHeading } from "~/shell/section-heading";
import type { FoodLink } from "~/foods/food";
import type { ListedFamily, SituationCount } from "./food-list";
import { SEASONS_PATH } from "~/foods/seasons/season";
import { STORAGE_PATH } from "~/foods/storage/storage";
import { counted } from "~/text/typography";
import { FoodFamilies, FoodLetters } from "~/foods/food-index";
import { SituationCards } from "./situation-cards";
import { VerdictKey } from "./verdict-mark";

type Props = {
  examples: { name: string; path: string }[];
  count: number;
  situationCounts: SituationCount[];
  families: ListedFamily[];
  letters: { letter: string; foods: FoodLink[] }[];
};

export function FoodLists({ examples, count, situationCounts, families, letters }: Props) {
  return (
    <>
      <div className="look-up-below">
        <ul aria-label="Exemples">
          {examples.map(({ name, path }) => (
            <li key={name}>
              <Link to={path} rel="nofollow">
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
        <FoodFamilies families={families} />
        <Fold summary={<b>De A à Z</b>}>
          <FoodLetters letters={letters} />
        </Fold>
      </section>
    </>
  );
}
