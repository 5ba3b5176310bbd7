import { Printer } from "~/shell/icon/icons";
import { Fold } from "~/shell/fold";
import { PhoneLinks } from "~/shell/phone-links";
import { AdviceGroups, AdviceTiles, ListNote } from "./advice-groups";
import { SituationLinks, situationIllustration } from "./food-lists";
import { isDrawn } from "~/shell/illustrations";
import { Breadcrumb } from "~/shell/frame/breadcrumb";
import { counted, frenchDate } from "~/text/typography";
import { FOODS_PATH } from "~/foods/food";
import { listTitle } from "~/foods/food-words";
import { type Situation, situationPath } from "./situation";
import type { ComponentProps } from "react";

type Props = Pick<ComponentProps<typeof AdviceGroups>, "groups"> & {
  situation: Situation;
  total: number;
  reviewedOn: string;
  publishers: string[];
  others: ComponentProps<typeof SituationLinks>["counts"];
  hasPdf: boolean;
};

export function FoodListPage({ situation, groups, total, reviewedOn, publishers, others, hasPdf }: Props) {
  const title = listTitle(situation);
  return (
    <div className="wrap food-list pt-2 pb-4 md:py-8">
      <Breadcrumb
        {...(isDrawn(situationIllustration(situation.key)) && {
          tile: { of: situationIllustration(situation.key), tint: "accent" },
        })}
        trail={[{ name: "Puis-je en manger\u202f?", path: FOODS_PATH }]}
        here={{ name: title, path: situationPath(situation.key) }}
      />
      <h1 tabIndex={-1} className="text-3xl sm:text-4xl">
        {title}
      </h1>
      <p className="mt-2 text-muted">
        {counted(total, "aliment")}. Vérifié le <time dateTime={reviewedOn}>{frenchDate(reviewedOn)}</time>
      </p>
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
        <p className="remark food-warning mt-4 bg-myth-tint font-semibold [--bar:var(--myth)]">
          <PhoneLinks text={situation.warning} />
        </p>
      )}
      <AdviceTiles groups={groups} />
      <ListNote />
      <AdviceGroups groups={groups} situation={situation.key} />
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
