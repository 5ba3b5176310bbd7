import type { JudgedFood } from "~/foods/naming/food-result";
import type { Advice } from "./advice";
import { alsoLines, ended, raised, verdictHeading } from "~/foods/food-words";
import { type Situation, warningFor } from "./situation";
import { PhoneLinks } from "~/shell/phone-links";
import { VerdictMark } from "./verdict-mark";

type Props = {
  situation: Situation;
  advice: Omit<Advice, "sources">;
  avoidedBy: string | null;
};

export function VerdictCard({ situation, advice, avoidedBy }: Props) {
  const { verdict } = advice;
  return (
    <section aria-labelledby="reponse" className={`food-card food-${verdict ?? "inconnu"}`}>
      <VerdictText id="reponse" heading={verdictHeading(advice, situation)} advice={advice} />
      {avoidedBy && (
        <a href="#autres" className="food-instead food-eviter">
          <VerdictMark verdict="eviter" />
          <span>
            <b>À éviter&#8239;:</b> {avoidedBy}
          </span>
        </a>
      )}
    </section>
  );
}

type FoodCardProps = JudgedFood & { situation: Situation };

export function FoodCard({ food, advice, situation }: FoodCardProps) {
  const { verdict } = advice;
  const warning = warningFor(food, situation);
  return (
    <section aria-label={"Puis-je en manger\u202f?"} className={`food-${verdict ?? "inconnu"} max-w-main`}>
      <div className="food-card">
        <VerdictText heading={`${food.name}. ${verdictHeading(advice, situation)}`} advice={advice} />
      </div>
      {warning && (
        <div className="remark urgent food-alert">
          <FoodWarning text={warning} isSign={situation.warningFoods !== undefined} />
        </div>
      )}
    </section>
  );
}

/** Symptoms that may follow a meal get an introduction; other warnings do not need one. */
export function FoodWarning({ text, isSign }: { text: string; isSign: boolean }) {
  return (
    <p>
      {(isSign || text.includes("\u202f?")) && <strong>Vous en avez déjà mangé&#8239;? </strong>}
      <PhoneLinks text={text} />
    </p>
  );
}

type TextProps = {
  id?: string;
  heading: string;
  advice: Omit<Advice, "sources">;
};

function VerdictText({ id, heading, advice }: TextProps) {
  const { verdict, condition, reason, replacement, likeOthers } = advice;
  const colon = heading.lastIndexOf("\u202f:");
  return (
    <>
      <div className="food-card-head">
        <VerdictMark verdict={verdict} className="" />
        <h2 id={id}>
          <span>
            {heading.slice(0, colon)}
            <span className="sr-only">&#8239;:</span>
          </span>{" "}
          <span>{heading.slice(colon + 3)}</span>
        </h2>
      </div>
      {condition && <p className="food-condition">{ended(raised(condition))}</p>}
      <p className="food-reason">
        {ended(reason)} {likeOthers && ended(likeOthers)}
      </p>
      {alsoLines(advice).map((note) => (
        <p key={note}>{ended(note)}</p>
      ))}
      {replacement && (
        <p className="food-instead">
          <VerdictMark verdict="oui" />
          <span>
            <small>À la place</small> <strong>{raised(replacement)}</strong>
          </span>
        </p>
      )}
    </>
  );
}
