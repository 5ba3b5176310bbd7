import { Link } from "@remix-run/react";
import { Printer } from "~/shell/icon/icons";
import { TitleText } from "~/shell/title-text";
import { isEveryone } from "~/foods/look-up/food-list";
import { FOODS_PATH } from "./food";
import { type Situation, situationPath } from "~/foods/look-up/situation";

type LinkTo = { title: string; path: string };

/** Links to further reading, beside a food. */
export function FoodAside({
  situation,
  reading,
  guides,
}: {
  situation: Situation;
  reading: LinkTo[];
  guides: LinkTo[];
}) {
  const links = [...reading, ...guides];
  return (
    <div className="food-aside">
      {links.length > 0 && (
        <nav aria-labelledby="a-lire-ensuite">
          <h2 id="a-lire-ensuite">À lire ensuite</h2>
          <ul className="food-rows">
            {links.map(({ title, path }) => (
              <li key={path}>
                <Link to={path}>
                  <b>
                    <TitleText>{title}</TitleText>
                  </b>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {isEveryone(situation) ? (
        <Link to={FOODS_PATH} className="button button-quiet">
          Chercher un autre aliment
        </Link>
      ) : (
        <Link to={situationPath(situation.key)} className="button button-quiet">
          <Printer aria-hidden className="size-5" />
          {situation.title}&#8239;: toute la liste
        </Link>
      )}
    </div>
  );
}
