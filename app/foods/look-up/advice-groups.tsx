import { Link } from "@remix-run/react";
import { Fold } from "~/shell/fold";
import type { AdviceGroup, ListedKin } from "./food-list";
import { ended, NOT_LISTED, raised } from "~/foods/food-words";
import { verdictLabel } from "~/foods/verdicts";
import { withSituation } from "./situation";
import { VerdictMark } from "./verdict-mark";

const kindOf = ({ verdict }: AdviceGroup) => verdict ?? "inconnu";

export function AdviceTiles({ groups }: { groups: AdviceGroup[] }) {
  return (
    <nav aria-label="Les réponses" className="tabs">
      <ul className="food-pills chips">
        {groups.map((group) => (
          <li key={kindOf(group)}>
            <a href={`#${kindOf(group)}`} className={`food-${kindOf(group)} text-(--tone)`}>
              <VerdictMark verdict={group.verdict} />
              <span>{verdictLabel(group.verdict)}</span> <b>{group.count}</b>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function AdviceGroups({ groups, situation }: { groups: AdviceGroup[]; situation: string }) {
  return groups.map((group) => {
    const kind = kindOf(group);
    return (
      <section key={kind} aria-labelledby={kind} className={`food-group food-${kind}`}>
        <h2 id={kind}>
          <VerdictMark verdict={group.verdict} className="size-7" />
          <span>{verdictLabel(group.verdict)}</span> <b>{group.count}</b>
        </h2>
        <div className="food-group-body">
          {group.kins.map((kin) => (
            <KinFoods key={kin.key} kin={kin} situation={situation} />
          ))}
        </div>
      </section>
    );
  });
}

function KinFoods({ kin, situation }: { kin: ListedKin; situation: string }) {
  const { name, note, except, followers, own } = kin;
  return (
    <Fold
      className="food-family"
      summary={
        <>
          <h3 className={followers.length > 0 ? "" : "print:hidden"}>
            {name} {note && <small>{ended(raised(note))}</small>}
          </h3>
          <small>{followers.length + own.length}</small>
        </>
      }
    >
      {except.length > 0 && (
        <p>
          <strong>Sauf&#8239;:</strong> {except.join("\u202f; ")}.
        </p>
      )}
      {followers.length > 0 && (
        <ul className="food-links print:hidden">
          {followers.map(({ id, name: foodName, path }) => (
            <li key={id}>
              <Link to={withSituation(path, situation)}>{foodName}</Link>
            </li>
          ))}
        </ul>
      )}
      {own.length > 0 && (
        <ul className="food-rows">
          {own.map((food) => (
            <li key={food.id}>
              <Link to={withSituation(food.path, situation)}>
                <b>{food.name}</b>
                {food.note && <span>{food.note}</span>}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Fold>
  );
}

export function ListNote() {
  return (
    <p className="food-list-notes">
      <strong>Un aliment n’est pas dans la liste&#8239;?</strong> {NOT_LISTED}
    </p>
  );
}
