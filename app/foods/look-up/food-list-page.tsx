import { Link } from "@remix-run/react";
import { Printer } from "~/shell/icon/icons";
import { Fold } from "~/shell/fold";
import { PhoneLinks } from "~/shell/phone-links";
import { FamilyFold, familyIllustration, SituationLinks, situationIllustration } from "./foods-page";
import { isDrawn } from "~/shell/illustration";
import { PageHead } from "~/shell/frame/page";
import { counted, frenchDate } from "~/text/typography";
import { type FoodFamily, type FoodLink, FOODS_PATH, FOODS_TITLE } from "~/foods/food";
import { ended, familyNote, listTitle, lowered, NOT_LISTED, raised, shortName } from "~/foods/food-words";
import { verdictLabel } from "~/foods/verdicts";
import type { AdviceGroup, ListSheet } from "./food-list";
import { type Situation, situationPath, withSituation } from "./situation";
import { VerdictMark } from "./verdict-mark";
import type { ComponentProps } from "react";

type Props = ListSheet & {
  situation: Situation;
  total: number;
  shelves: FoodFamily[];
  others: ComponentProps<typeof SituationLinks>["counts"];
  hasPdf: boolean;
};

export function FoodListPage({
  situation,
  groups,
  total,
  reviewedOn,
  publishers,
  shelves,
  others,
  hasPdf,
}: Props) {
  const drawing = situationIllustration(situation.key);
  return (
    <div className="wrap food-list pt-2 pb-4 md:py-8">
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
      <p className="food-definition">{situation.definition}</p>
      {hasPdf && (
        <p className="print:hidden">
          <a href={`${situationPath(situation.key)}.pdf`} download className="button button-quiet">
            <Printer aria-hidden className="size-5" />
            La feuille à imprimer (PDF)
          </a>
        </p>
      )}
      {situation.warning && (
        <p className="remark urgent food-warning mt-4 font-semibold">
          <PhoneLinks text={situation.warning} />
        </p>
      )}
      <AdviceTiles groups={groups} />
      <AdviceGroups groups={groups} situation={situation.key} shelves={shelves} />
      <p className="food-list-notes">
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

type GroupsProps = Omit<GroupProps, "kins"> & { groups: AdviceGroup[] };

function AdviceGroups({ groups, ...list }: GroupsProps) {
  return groups.map((group) => {
    const kind = kindOf(group);
    return (
      <section key={kind} aria-labelledby={kind} className={`food-group food-${kind}`}>
        <h2 id={kind}>
          <VerdictMark verdict={group.verdict} className="size-7" />
          <span>{verdictLabel(group.verdict)}</span> <b>{group.count}</b>
        </h2>
        <div className="food-group-body">
          <GroupFoods kins={group.kins} {...list} />
        </div>
      </section>
    );
  });
}

type GroupProps = Pick<AdviceGroup, "kins"> & { situation: string; shelves: FoodFamily[] };

/** A family stands below the verdict that it is meant with; foods whose family is not meant stand together below their shelf. */
function GroupFoods({ kins, situation, shelves }: GroupProps) {
  const meant = kins.filter(({ followers }) => followers.length > 0);
  const others = kins.filter(({ followers }) => followers.length === 0).flatMap(({ own }) => own);
  const apart = shelves.map((shelf) => ({
    ...shelf,
    foods: others.filter((food) => food.shelf === shelf.slug),
  }));
  const alone = [
    ...meant.flatMap(({ followers, own, note }) =>
      own.length === 0 && followers.length === 1 ? followers.map((food) => ({ ...food, note })) : [],
    ),
    ...apart.flatMap(({ foods }) => (foods.length === 1 ? foods : [])),
  ];
  return (
    <>
      {meant
        .filter(({ followers, own }) => followers.length + own.length > 1)
        .map(({ key, shelf, name, note, except, followers, own }) => (
          <FamilyFold
            key={key}
            family={{ slug: isDrawn(familyIllustration(key)) ? key : shelf, name }}
            count={followers.length + own.length}
            className="food-family"
            note={familyNote({ note, except })}
          >
            <FoodRows foods={followers} situation={situation} />
            <FoodRows foods={own} situation={situation} />
          </FamilyFold>
        ))}
      {apart
        .filter(({ foods }) => foods.length > 1)
        .map(({ foods, ...shelf }) => (
          <FamilyFold
            key={shelf.slug}
            family={shelf}
            count={foods.length}
            className="food-family food-apart"
            note={<span className="print:hidden">{someNames(foods)}</span>}
          >
            <FoodRows foods={foods} situation={situation} />
          </FamilyFold>
        ))}
      {alone.length > 0 && (
        <div className="food-family food-alone">
          <FoodRows foods={alone} situation={situation} />
        </div>
      )}
    </>
  );
}

const SHOWN = 5;

function someNames(all: FoodLink[]): string {
  const shown = all.length > SHOWN + 1 ? all.slice(0, SHOWN) : all;
  const names = shown.map(({ name }) => lowered(shortName(name).replace(/,.*/, ""))).join(", ");
  return ended(raised(shown === all ? names : `${names} et ${all.length - SHOWN} autres`));
}

type RowsProps = { foods: (FoodLink & { note?: string | null })[]; situation: string };

function FoodRows({ foods, situation }: RowsProps) {
  return (
    <ul className="food-rows">
      {foods.map(({ id, name, path, note }) => (
        <li key={id}>
          <Link to={withSituation(path, situation)}>
            <b>{name}</b>
            {note && <span>{note}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
