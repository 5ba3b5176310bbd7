import { Link } from "@remix-run/react";
import { Fold } from "~/shell/fold";
import { Illustration } from "~/shell/illustration";
import type { SituationCount } from "./food-list";
import { situationPath } from "./situation";
import { isDrawnSituation, situationIllustration } from "~/foods/food-illustrations";

/** Links to the lists of foods by situation: cards for situations that have a drawing, plain links for the others. */
export function SituationCards({ counts }: { counts: SituationCount[] }) {
  const drawn = counts.filter(({ situation }) => isDrawnSituation(situation.key));
  const others = counts.filter(({ situation }) => !isDrawnSituation(situation.key));
  return (
    <>
      <ul className="food-cards">
        {drawn.map(({ situation: { key, title }, avoided }) => (
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

export function SituationLinks({ counts }: { counts: SituationCount[] }) {
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
