import type { ReactNode } from "react";
import { PhoneLinks } from "~/shell/phone-links";
import type { JudgedFood } from "~/foods/naming/food-result";
import { MoreLink } from "~/foods/more-link";
import type { Advice } from "./advice";
import type { Food } from "~/foods/food";
import { alsoLines, ended, lowered, raised, verdictHeading } from "~/foods/food-words";
import { EVERYONE, type Situation, situationPath, warningFor, withSituation } from "./situation";
import { VerdictMark } from "./verdict-mark";

type Props = {
  food: Pick<Food, "key" | "replacement">;
  situation: Situation;
  advice: Omit<Advice, "sources">;
  avoiding: string[];
};

export function VerdictCard({ food, situation, advice, avoiding }: Props) {
  const { verdict, reason, likeOthers } = advice;
  const isStrict = verdict !== null && verdict !== "oui" && verdict !== "rien";
  return (
    <section aria-labelledby="reponse" className={`food-card food-${verdict ?? "inconnu"}`}>
      <VerdictText
        heading={<h2 id="reponse">{verdictHeading(advice, situation)}</h2>}
        advice={likeOthers ? { ...advice, reason: `${ended(reason)} ${likeOthers}` } : advice}
        notes={alsoLines(advice)}
        replacement={isStrict ? food.replacement : null}
      />
      {isStrict && <Warning food={food} situation={situation} />}
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

type FoodCardProps = JudgedFood & { situation: Situation };

export function FoodCard({ food, advice, situation }: FoodCardProps) {
  const { name, path, replacement } = food;
  const { verdict, likeOthers } = advice;
  const warning = warningFor(food, situation);
  return (
    <section aria-label={"Puis-je en manger\u202f?"} className={`food-${verdict ?? "inconnu"} max-w-3xl`}>
      <div className="food-card">
        <VerdictText
          heading={
            <h2>
              <span className="block font-sans text-base font-semibold tracking-normal text-ink">{name}</span>{" "}
              {verdictHeading(advice, situation)}
            </h2>
          }
          advice={advice}
          notes={[...alsoLines(advice), ...(likeOthers ? [likeOthers] : [])]}
          replacement={verdict === "eviter" ? replacement : null}
        />
        {warning && <p className="food-warned">{warning}</p>}
      </div>
      <p className="mt-2 flex flex-wrap gap-x-6">
        <MoreLink to={withSituation(path, situation.key)}>Voir pour une autre personne</MoreLink>
        <MoreLink to={situationPath(situation.key)}>{`${situation.title}\u202f: la liste`}</MoreLink>
      </p>
    </section>
  );
}

type TextProps = {
  heading: ReactNode;
  advice: Pick<Advice, "verdict" | "condition" | "reason">;
  notes: string[];
  replacement: string | null;
};

export function VerdictText({ heading, advice, notes, replacement }: TextProps) {
  return (
    <>
      <div className="food-card-head">
        <VerdictMark verdict={advice.verdict} className="" />
        {heading}
      </div>
      {advice.condition && <p className="food-condition">{ended(raised(advice.condition))}</p>}
      <p className="food-reason">{ended(advice.reason)}</p>
      {notes.map((note) => (
        <p key={note}>{ended(note)}</p>
      ))}
      {replacement && (
        <p className="food-instead">
          <span>À la place</span> <strong>{raised(replacement)}</strong>
        </p>
      )}
    </>
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
