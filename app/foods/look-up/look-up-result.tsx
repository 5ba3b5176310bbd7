import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import emptyPlate from "../../../content/drawings/assiette-vide-clair.svg";
import type { judgedLinks } from "./food-list";
import type { FoundFoods } from "~/foods/naming/find-foods";
import { ended, verdictHeading } from "~/foods/food-words";
import { type Situation, withSituation } from "./situation";
import { searchPath } from "~/text/search-path";
import { counted } from "~/text/typography";
import { VerdictLabel } from "./verdict-mark";

type Props = {
  name: string;
  situation: Situation;
  found: { kind: FoundFoods["kind"]; foods: ReturnType<typeof judgedLinks> };
  /** Shown in place of the foods, if none has such a name. */
  children: ReactNode;
};

/**
 * The result of looking up a name that several foods share, or that no food has. Foods with merely similar names are listed
 * without a verdict.
 */
export function FoundFoodsList({ name, situation, found, children }: Props) {
  return (
    <section aria-label="Réponse" className="mt-10">
      {found.kind === "none" && (
        <img src={emptyPlate} alt="" width="280" height="184" className="mb-near w-40 print:hidden" />
      )}
      <div role="status">
        <h2 className="text-2xl">{titleOf(name, found)}</h2>
      </div>
      {found.kind === "several" && (
        <p className="mt-2 text-lg">{commonVerdict(found.foods, situation) ?? whatDecides(found.foods)}</p>
      )}
      {found.kind === "near" && <p className="mt-2 text-lg">Vouliez-vous dire&#8239;:</p>}
      {found.kind === "none" && (
        <>
          <p className="mt-2 mb-near text-lg">Cherchez-le dans sa famille&#8239;:</p>
          {children}
        </>
      )}
      <ul className="food-found max-w-3xl empty:hidden">
        {found.foods.map(({ id, name: foodName, path, verdict, reason }, place) => (
          <li key={id}>
            <Link to={withSituation(path, situation.key)}>{foodName}</Link>
            {found.kind === "several" && (
              <>
                <VerdictLabel verdict={verdict} />
                {reason !== found.foods[place + 1]?.reason && (
                  <p className="w-full text-[.95rem] text-muted">{ended(reason)}</p>
                )}
              </>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-6">
        {found.kind === "several" ? "Ce n’est pas cela\u202f?" : "Rien de tout cela\u202f?"}{" "}
        <Link to={searchPath(name)} className="text-link">
          Chercher «&nbsp;{name}&nbsp;» dans les questions
        </Link>
      </p>
    </section>
  );
}

function titleOf(name: string, found: Props["found"]): string {
  if (found.kind === "several") return `${counted(found.foods.length, "aliment")} pour «\u00a0${name}\u00a0»`;
  return `Nous ne connaissons pas «\u00a0${name}\u00a0»`;
}

function commonVerdict([first, ...others]: Props["found"]["foods"], situation: Situation): string | null {
  if (!first?.verdict || first.condition) return null;
  const isCommon = others.every(({ verdict, condition }) => verdict === first.verdict && !condition);
  return isCommon ? `${verdictHeading(first, situation)}, quel que soit le vôtre.` : null;
}

function whatDecides(foods: { name: string }[]): string {
  const says = (words: RegExp) => foods.some(({ name }) => words.test(name));
  if (says(/lait cru/) && says(/pasteuris/))
    return "Au lait cru, ou au lait pasteurisé\u202f? Regardez l’étiquette.";
  if (says(/coupe/) && says(/emball/)) return "À la coupe, ou préemballé\u202f? Regardez l’emballage.";
  if (says(/\bcru|saignant|coulant|fumé/i) && says(/\bcuit|dur/i))
    return "Cru, ou bien cuit\u202f? C’est ce qui décide.";
  return "Lequel est le vôtre\u202f? Le nom, l’étiquette ou la cuisson le dit.";
}
