import { Link } from "@remix-run/react";
import { Illustration } from "~/components/site/illustration";
import { familyIllustration } from "~/domain/figure/illustrations";
import { NO_RULE } from "~/domain/food/advice";
import { type AdviceGroup, isEveryone } from "~/domain/food/food-list";
import { ended } from "~/domain/food/food-words";
import { EVERYONE, type Situation, situationPath, withSituation } from "~/domain/food/situation";
import { KIND_LABELS, VerdictMark } from "./verdict-mark";

const kindOf = ({ verdict }: AdviceGroup) => verdict ?? "rien";

/** Links to the groups, each with its number of foods. */
export function AdviceTiles({ groups }: { groups: AdviceGroup[] }) {
  return (
    <nav aria-label="Les réponses" className="print:hidden">
      <ul className="food-tiles">
        {groups.map((group) => (
          <li key={kindOf(group)}>
            <a href={`#${kindOf(group)}`} className={`food-${kindOf(group)}`}>
              <VerdictMark verdict={kindOf(group)} />
              <span>{KIND_LABELS[kindOf(group)]}</span> <b>{group.count}</b>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The foods of a situation by verdict, then by family. */
export function AdviceGroups({ groups, situation }: { groups: AdviceGroup[]; situation: string }) {
  return groups.map((group) => {
    const kind = kindOf(group);
    return (
      <section key={kind} aria-labelledby={kind} className={`food-group food-${kind}`}>
        <h2 id={kind}>
          <VerdictMark verdict={kind} className="size-7" />
          <span>{KIND_LABELS[kind]}</span> <b>{group.count}</b>
        </h2>
        <div className="food-group-body">
          {group.families.map(({ slug, name, foods }) => (
            <section key={slug} className="food-family">
              <h3>
                <span className="food-tile">
                  <Illustration of={familyIllustration(slug)} />
                </span>
                {name}
              </h3>
              <ul className="food-rows">
                {foods.map(({ id, name: foodName, path, note }) => (
                  <li key={id}>
                    <Link to={withSituation(path, situation)}>
                      <b>{foodName}</b>
                      {note && <span>{note}</span>}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </section>
    );
  });
}

/**
 * The notes below a list: the rule for all other foods or, if there is no such rule, that a food missing from the list is not
 * allowed by default.
 */
export function ListNotes({ situation }: { situation: Situation }) {
  const { defaultRule } = situation;
  return (
    <div className="food-list-notes">
      {defaultRule ? (
        <p>
          <strong>Tout autre aliment&#8239;: à éviter.</strong> {ended(defaultRule.reason)} La liste nomme
          ceux qui surprennent, ou qui présentent un danger.
        </p>
      ) : (
        <p>
          <strong>Un aliment n’est pas dans la liste&#8239;?</strong> {NO_RULE}
        </p>
      )}
      {!isEveryone(situation) && !defaultRule && (
        <p>
          Quelques aliments demandent une précaution à{" "}
          <Link to={situationPath(EVERYONE)} className="text-link">
            tout le monde
          </Link>
          .
        </p>
      )}
    </div>
  );
}
