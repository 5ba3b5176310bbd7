import { SourceList } from "~/shell/article/source-list";
import type { Source } from "~/shell/article/source";
import { FilterChips } from "~/shell/filter-chips";
import { PageHead } from "~/shell/frame/page";
import { Illustration } from "~/shell/illustration";
import {
  frenchMonth,
  inMonth,
  MONTH_SLUGS,
  monthPath,
  type Produce,
  SEASONS_PATH,
  SEASONS_TITLE,
} from "./season";

/** `drawn`: what illustrates the produce of each quarter, which grows in its three months. */
export const KINDS = [
  { kind: "légume", id: "legumes", title: "Légumes", drawn: ["chou", "asperge", "tomate", "courge"] },
  { kind: "fruit", id: "fruits", title: "Fruits", drawn: ["kiwi", "rhubarbe", "peche", "poire"] },
] as const;

type Props = { month: number; isCurrent: boolean; grown: Produce[]; sources: Source[] };

export function SeasonsPage({ month, isCurrent, grown, sources }: Props) {
  const title = isCurrent ? SEASONS_TITLE : `${SEASONS_TITLE} ${inMonth(month)}`;
  const months = MONTH_SLUGS.map((_, place) => ({
    ...{ name: frenchMonth(place + 1), to: monthPath(place + 1), isActive: place + 1 === month },
  }));
  return (
    <div className="wrap page">
      <PageHead
        title={title}
        path={isCurrent ? SEASONS_PATH : monthPath(month)}
        trail={isCurrent ? [] : [{ name: SEASONS_TITLE, path: SEASONS_PATH }]}
        lead={
          <>
            {isCurrent && <strong>Nous sommes en {frenchMonth(month)}. </strong>}
            En France métropolitaine, récolte et conservation comprises. Une année chaude ou froide décale ces
            mois.
          </>
        }
      />
      <div className="mt-4">
        <FilterChips label="Choisir un mois" className="season-months" chips={months} />
      </div>
      <div className="season-kinds">
        {KINDS.map(({ id, kind, title: plural, drawn }) => {
          const produce = grown.filter((each) => each.kind === kind);
          return (
            <section key={id} aria-labelledby={id}>
              <h2 id={id}>
                {plural} <small>{produce.length}</small>
              </h2>
              <Illustration of={`saison-${drawn[Math.floor((month - 1) / 3)]}`} />
              <ul>
                {produce.map(({ name }) => (
                  <li key={name}>{name}</li>
                ))}
              </ul>
            </section>
          );
        })}
      </div>
      <SourceList sources={sources} />
    </div>
  );
}
