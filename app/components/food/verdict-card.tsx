import { PhoneLinks } from "~/components/text/phone-links";
import { type Advice, adviceFor, avoidedBy, NO_RULE } from "~/domain/food/advice";
import type { Food } from "~/domain/food/food";
import { ended, lowered, raised, verdictHeading } from "~/domain/food/food-words";
import { isEveryone } from "~/domain/food/food-list";
import { type Situation, warningFor } from "~/domain/food/situation";
import { adviceKind, VerdictMark } from "./verdict-mark";

/** The advice on a food for a situation. It begins with the verdict, as a word and as a shape. */
export function VerdictCard({
  food,
  situation,
  everyone,
  situations,
}: {
  food: Food;
  situation: Situation;
  everyone: Situation;
  situations: Situation[];
}) {
  const advice = adviceFor(food, situation);
  if (isEveryone(situation) && !advice.verdict) return <OpenCard avoiding={avoidedBy(food, situations)} />;
  // There is a rule for everyone, but no source covers this situation.
  const isGeneral = advice.coverage === "unknown" && advice.verdict !== null;
  const kind = adviceKind(advice);
  return (
    <section aria-labelledby="reponse" className={`food-card food-${kind}`}>
      <div className="food-card-head">
        <VerdictMark verdict={kind} className="" />
        <h2 id="reponse">{verdictHeading(advice, isGeneral ? everyone : situation)}</h2>
      </div>
      <AdviceText advice={advice} />
      {isGeneral && (
        <p>
          <strong>{situation.title}&#8239;:</strong> {NO_RULE}
        </p>
      )}
      {advice.verdict && advice.verdict !== "oui" && food.replacement && (
        <p className="food-instead">
          <span>À la place</span> <strong>{raised(food.replacement)}</strong>
        </p>
      )}
      <Warning food={food} situation={situation} advice={advice} />
      {isEveryone(situation) && (
        <p>Enceinte, enfant, maladie, traitement&#8239;? Choisissez pour qui, juste en dessous.</p>
      )}
    </section>
  );
}

/** The card for a food without a rule for everyone: the advice depends on the visitor's situation. */
function OpenCard({ avoiding }: { avoiding: string[] }) {
  return (
    <section aria-labelledby="reponse" className="food-card food-inconnu">
      <div className="food-card-head">
        <VerdictMark verdict="inconnu" className="" />
        <h2 id="reponse">Pour qui&#8239;?</h2>
      </div>
      <p className="food-reason">
        Choisissez pour qui, juste en dessous&#8239;: la réponse change avec l’âge, la grossesse ou la
        maladie.
      </p>
      {avoiding.length > 0 && (
        <p>
          <strong>À éviter&#8239;:</strong> {ended(avoiding.map(lowered).join(", "))}
        </p>
      )}
      <p>
        <strong>Tout le monde&#8239;:</strong> {NO_RULE}
      </p>
    </section>
  );
}

function AdviceText({ advice: { verdict, condition, reason, also, coverage } }: { advice: Advice }) {
  if (!verdict)
    return (
      <p className="food-reason">
        {coverage === "nothing-special"
          ? "Nos sources ne signalent rien de propre à cette situation."
          : NO_RULE}
      </p>
    );
  return (
    <>
      {condition && <p className="food-condition">{ended(raised(condition))}</p>}
      {reason && <p className="food-reason">{ended(reason)}</p>}
      {also && <p>Et aussi&#8239;: {ended(also)}</p>}
    </>
  );
}

/** Symptoms that may follow a meal get an introduction; other warnings do not need one. */
function Warning({ food, situation, advice }: { food: Food; situation: Situation; advice: Advice }) {
  const warning = warningFor(food, situation);
  if (!warning || !advice.verdict || advice.verdict === "oui") return null;
  const isSign = warning.includes("\u202f?") || situation.warningFoods !== undefined;
  return (
    <p>
      {isSign && <strong>Vous en avez déjà mangé&#8239;? </strong>}
      <PhoneLinks text={warning} />
    </p>
  );
}
