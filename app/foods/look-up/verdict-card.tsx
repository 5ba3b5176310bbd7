import type { ReactNode } from "react";
import { PhoneLinks } from "~/shell/phone-links";
import type { JudgedFood } from "~/foods/naming/food-result";
import { MoreLink } from "~/foods/more-link";
import type { Advice } from "./advice";
import type { Food } from "~/foods/food";
import { alsoLines, ended, raised, verdictHeading } from "~/foods/food-words";
import { EVERYONE, type Situation, situationPath, warningFor, withSituation } from "./situation";
import { VerdictMark } from "./verdict-mark";

type Props = {
  food: Pick<Food, "key" | "replacement">;
  situation: Situation;
  advice: Omit<Advice, "sources">;
  avoidedBy: string | null;
};

export function VerdictCard({ food, situation, advice, avoidedBy }: Props) {
  const { verdict } = advice;
  const general = situation.key === EVERYONE ? "food-general" : "";
  const isStrict = verdict !== null && verdict !== "oui" && verdict !== "rien";
  return (
    <section
      aria-labelledby="reponse"
      className={`food-card ${general} food-${avoidedBy ? "inconnu" : (verdict ?? "inconnu")}`}
    >
      <VerdictText
        heading={<h2 id="reponse">{verdictHeading(advice, situation)}</h2>}
        advice={advice}
        replacement={isStrict ? food.replacement : null}
      />
      {isStrict && <Warning food={food} situation={situation} />}
      {avoidedBy && (
        <p className="food-instead food-eviter">
          <VerdictMark verdict="eviter" /> <b>À éviter&#8239;:</b> {avoidedBy}.
        </p>
      )}
    </section>
  );
}

type FoodCardProps = JudgedFood & { situation: Situation };

export function FoodCard({ food, advice, situation }: FoodCardProps) {
  const { name, path, replacement } = food;
  const { verdict } = advice;
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
  advice: Omit<Advice, "sources">;
  replacement: string | null;
};

export function VerdictText({ heading, advice, replacement }: TextProps) {
  const { verdict, condition, reason, likeOthers } = advice;
  return (
    <>
      <div className="food-card-head">
        <VerdictMark verdict={verdict} className="" />
        {heading}
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
