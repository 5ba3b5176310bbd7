import { Link } from "@remix-run/react";
import { Icon } from "~/shell/icon/icon";
import { Fold, FoldColumns } from "~/shell/fold";
import { PhoneLinks } from "~/shell/phone-links";
import { FamilyFold, SituationLinks, situationIllustration } from "./foods-page";
import { isDrawn } from "~/shell/illustration";
import { PageHead } from "~/shell/frame/page";
import { counted } from "~/text/typography";
import { frenchDate } from "~/text/dates";
import { FOODS_PATH, FOODS_TITLE } from "~/foods/food";
import { listTitle, NOT_LISTED } from "~/foods/food-words";
import { verdictLabel } from "~/foods/verdicts";
import { type AdviceGroup, inBrief, type ListLine, type ListSheet } from "./food-list";
import { type Situation, situationPath, withSituation } from "./situation";
import { VerdictMark } from "./verdict-mark";
import type { ComponentProps } from "react";

type Props = ListSheet & {
  situation: Situation;
  total: number;
  others: ComponentProps<typeof SituationLinks>["counts"];
  hasPdf: boolean;
};

export function FoodListPage({ situation, groups, total, reviewedOn, publishers, others, hasPdf }: Props) {
  const drawing = situationIllustration(situation.key);
  return (
    <div className="wrap page food-list">
      <PageHead
        title={listTitle(situation)}
        path={situationPath(situation.key)}
        trail={[{ name: FOODS_TITLE, path: FOODS_PATH }]}
        tile={isDrawn(drawing) ? { of: drawing, tint: "accent" } : undefined}
        lead={
          <>
            {counted(total, "aliment")}. Vérifié le{" "}
            <time dateTime={reviewedOn}>{frenchDate(reviewedOn)}</time>
          </>
        }
      />
      <p className="food-definition mt-near">{situation.definition}</p>
      {hasPdf && (
        <a href={`${situationPath(situation.key)}.pdf`} download className="button button-quiet mt-4">
          <Icon name="printer" className="size-5" />
          La feuille à imprimer (PDF)
        </a>
      )}
      {situation.warning && (
        <p className="remark urgent food-warning mt-4">
          <PhoneLinks text={situation.warning} />
        </p>
      )}
      <AdviceTiles groups={groups} />
      <AdviceGroups groups={groups} situation={situation.key} />
      <p className="food-list-notes mt-apart">
        <strong>Un aliment n’est pas dans la liste&#8239;?</strong> {NOT_LISTED}
      </p>
      <div className="mt-6 print:hidden">
        <Fold summary={<h2 className="plain-heading">Les sources</h2>}>
          <p className="text-sm text-muted">{publishers.join(", ")}.</p>
        </Fold>
        <Fold summary={<h2 className="plain-heading">Les autres listes</h2>}>
          <SituationLinks counts={others} />
        </Fold>
      </div>
    </div>
  );
}

const kindOf = ({ verdict }: AdviceGroup) => verdict ?? "inconnu";

function AdviceTiles({ groups }: { groups: AdviceGroup[] }) {
  return (
    <nav aria-label="Les réponses" className="tabs">
      <ul className="food-pills">
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

function AdviceGroups({ groups, situation }: { groups: AdviceGroup[]; situation: string }) {
  return groups.map((group) => {
    const kind = kindOf(group);
    return (
      <section key={kind} aria-labelledby={kind} className={`food-group food-${kind}`}>
        <h2 id={kind}>
          <VerdictMark verdict={group.verdict} className="size-7" />
          <span>{verdictLabel(group.verdict)}</span>
        </h2>
        <FoldColumns>
          {group.shelves.map(({ lines, count, ...shelf }) => (
            <FamilyFold
              key={shelf.slug}
              family={shelf}
              count={count}
              note={<span className="print:hidden">{inBrief(lines)}</span>}
              className="food-family"
            >
              <ul className="food-lines">
                {lines.map((line) => (
                  <ListRow key={line.family ?? line.note} line={line} situation={situation} />
                ))}
              </ul>
            </FamilyFold>
          ))}
        </FoldColumns>
      </section>
    );
  });
}

function ListRow({ line: { family, foods, note }, situation }: { line: ListLine; situation: string }) {
  return (
    <li>
      {family && <b>{family}</b>}
      <ul>
        {foods.map(({ id, name, path }) => (
          <li key={id}>
            <Link to={withSituation(path, situation)}>{name}</Link>
          </li>
        ))}
      </ul>
      {note && <p>{note}</p>}
    </li>
  );
}
