import { Fold } from "~/shell/fold";
import { PdfLink } from "~/shell/pdf-link";
import { PhoneLinks } from "~/shell/phone-links";
import { familyIllustration, SituationLinks, situationIllustration } from "./foods-page";
import { Illustration, isDrawn } from "~/shell/illustration";
import { LinkedNames } from "~/foods/linked-names";
import { PageHead } from "~/shell/frame/page";
import { counted } from "~/text/typography";
import { frenchDate } from "~/text/dates";
import { FOODS_PATH, FOODS_TITLE } from "~/foods/food";
import { listTitle, lowered } from "~/foods/food-words";
import { verdictLabel } from "~/foods/verdicts";
import { type AdviceGroup, type ListLine, type ListSheet, NOT_LISTED } from "./food-list";
import { type Situation, situationPath } from "./situation";
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
      <div className="columns">
        <div>
          <PageHead
            title={listTitle(situation)}
            path={situationPath(situation.key)}
            trail={[{ name: FOODS_TITLE, path: FOODS_PATH }]}
            tile={isDrawn(drawing) ? { of: drawing, tint: "secondary" } : undefined}
            lead={
              <>
                {counted(total, "aliment")}. Vérifié le{" "}
                <time dateTime={reviewedOn}>{frenchDate(reviewedOn)}</time>
              </>
            }
          />
          <AdviceTabs groups={groups} />
          <p className="food-definition">{situation.definition}</p>
        </div>
        <div className="beside">
          {situation.warning && (
            <p className="remark urgent food-warning">
              <PhoneLinks text={situation.warning} />
            </p>
          )}
          {hasPdf && (
            <PdfLink to={`${situationPath(situation.key)}.pdf`}>La feuille à imprimer (PDF)</PdfLink>
          )}
        </div>
      </div>
      {groups.map((group, place) => (
        <AdviceFold key={kindOf(group)} group={group} situation={situation.key} isOpen={place === 0} />
      ))}
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

function AdviceTabs({ groups }: { groups: AdviceGroup[] }) {
  return (
    <nav aria-label="Les réponses" className="tabs">
      <ul className="food-pills chips">
        {groups.map((group) => (
          <li key={kindOf(group)}>
            <a href={`#${kindOf(group)}`} className={`food-${kindOf(group)} text-(--tone)`}>
              <VerdictMark verdict={group.verdict} />
              {verdictLabel(group.verdict)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type FoldProps = { group: AdviceGroup; situation: string; isOpen: boolean };

/** A link to the shelves opens the fold, because they have the id. */
function AdviceFold({ group, situation, isOpen }: FoldProps) {
  return (
    <Fold
      isOpen={isOpen}
      className={`food-group food-${kindOf(group)}`}
      summary={
        <>
          <VerdictMark verdict={group.verdict} className="size-[min(1.75rem,9vw)]" />
          <h2>{verdictLabel(group.verdict)}</h2> <small className="@max-[17rem]:hidden">{group.count}</small>
        </>
      }
    >
      <div id={kindOf(group)} className="food-shelves">
        {group.shelves.map(({ slug, name, lines }) => (
          <section key={slug}>
            <h3>
              <span className="food-tile max-w-14">
                <Illustration of={familyIllustration(slug)} />
              </span>
              {name}
            </h3>
            <ul className="food-lines">
              {lines.map((line) => (
                <ListRow key={line.foods[0]?.id} line={line} situation={situation} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Fold>
  );
}

function ListRow({ line, situation }: { line: ListLine; situation: string }) {
  const { family, foods, note, instead } = line;
  const examples = foods.map(({ name, path }) => ({ name: lowered(name), path }));
  return (
    <li>
      {family ? (
        <p>
          <b>{family}&#8239;:</b> <LinkedNames foods={examples} situation={situation} />
        </p>
      ) : (
        <b>
          <LinkedNames {...{ foods, situation }} />
        </b>
      )}{" "}
      {(note || instead) && (
        <p>
          {note}{" "}
          {instead && (
            <>
              <span className="sr-only">À la place&#8239;:</span>
              <span className="unbroken">
                <VerdictMark verdict="oui" className="inline size-[1em] align-[-.15em]" />
                &nbsp;
              </span>
              {instead}
            </>
          )}
        </p>
      )}
    </li>
  );
}
