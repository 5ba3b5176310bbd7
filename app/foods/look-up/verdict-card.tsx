import { PhoneLinks } from "~/shell/phone-links";
import type { Advice } from "./advice";
import type { Food } from "~/foods/food";
import { alsoLines, ended, lowered, raised, verdictHeading } from "~/foods/food-words";
import { EVERYONE, type Situation, warningFor } from "./situation";
import { VerdictMark } from "./verdict-mark";

type Props = {
  food: Pick<Food, "key" | "replacement">;
  situation: Situation;
  advice: Omit<Advice, "sources">;
  inherited: string | null;
  avoiding: string[];
};

export function VerdictCard({ food, situation, advice, inherited, avoiding }: Props) {
  const { verdict, condition, reason } = advice;
  const isMild = verdict === "oui" || verdict === "rien";
  return (
    <section aria-labelledby="reponse" className={`food-card food-${verdict ?? "inconnu"}`}>
      <div className="food-card-head">
        <VerdictMark verdict={verdict} className="" />
        <h2 id="reponse">{verdictHeading(advice, situation)}</h2>
      </div>
      {condition && <p className="food-condition">{ended(raised(condition))}</p>}
      <p className="food-reason">
        {ended(reason)} {inherited && `${inherited}.`}
      </p>
      {alsoLines(advice).map((line) => (
        <p key={line}>{ended(line)}</p>
      ))}
      {verdict && !isMild && food.replacement && (
        <p className="food-instead">
          <span>À la place</span> <strong>{raised(food.replacement)}</strong>
        </p>
      )}
      {verdict && !isMild && <Warning food={food} situation={situation} />}
      {situation.key === EVERYONE && (
        <>
          {avoiding.length > 0 && (
            <p>
              <strong>À éviter&#8239;:</strong> {ended(avoiding.map(lowered).join(", "))}
            </p>
          )}
          <p>Enceinte, enfant, maladie, traitement&#8239;? Choisissez pour qui, juste en dessous.</p>
        </>
      )}
    </section>
  );
}

/** Symptoms that may follow a meal get an introduction; other warnings do not need one. */
function Warning({ food, situation }: Pick<Props, "food" | "situation">) {
  const warning = warningFor(food, situation);
  if (!warning) return null;
  const isSign = warning.includes("\u202f?") || situation.warningFoods !== undefined;
  return (
    <p className="food-warned">
      {isSign && <strong>Vous en avez déjà mangé&#8239;? </strong>}
      <PhoneLinks text={warning} />
    </p>
  );
}
