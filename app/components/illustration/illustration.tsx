import type { ReactElement, ReactNode } from "react";
import type { CategoryTone } from "~/domain/faq/category";
import type { IllustrationName } from "~/domain/illustration/illustrations";
import { Athletes, Everyone, Parents, Seniors } from "./profiles";
import {
  Conditions,
  DailyAdvice,
  Drinks,
  FirstMeals,
  Habits,
  Keeping,
  Label,
  PlantMeals,
  Sugars,
  Training,
  Verdicts,
  Vitamins,
} from "./quizzes";
import { Ages, Basics, Kitchen, Myths, Plants, Portions, Sport } from "./themes";

/** 160 × 120; they stand on the lower edge. */
export const drawings: Record<IllustrationName, ReactElement> = {
  "theme-bases-de-la-nutrition": Basics,
  "theme-sante-et-ages-de-la-vie": Ages,
  "theme-sport-et-energie": Sport,
  "theme-cuisine-et-conservation": Kitchen,
  "theme-poids-et-appetit": Portions,
  "theme-alimentation-vegetale": Plants,
  "theme-mythes-et-idees-recues": Myths,
  "profil-sportifs": Athletes,
  "profil-parents": Parents,
  "profil-seniors": Seniors,
  "profil-tous-publics": Everyone,
  "quiz-1": DailyAdvice,
  "quiz-2": Label,
  "quiz-3": Drinks,
  "quiz-4": Vitamins,
  "quiz-5": FirstMeals,
  "quiz-6": Training,
  "quiz-7": Keeping,
  "quiz-8": Sugars,
  "quiz-9": PlantMeals,
  "quiz-10": Verdicts,
  "quiz-11": Conditions,
  "quiz-12": Habits,
};

/** Decoration: the title beside it says the same. */
export function Illustration({ of: name, className = "" }: { of: IllustrationName; className?: string }) {
  return (
    <svg id={name} aria-hidden viewBox="0 0 160 120" className={`illustration ${className}`}>
      {drawings[name]}
    </svg>
  );
}

/** An illustration that stands elsewhere on the page, again. */
export function IllustrationAgain({ of: name }: { of: IllustrationName }) {
  return (
    <svg aria-hidden viewBox="0 0 160 120" className="illustration">
      <use href={`#${name}`} />
    </svg>
  );
}

const tints: Record<CategoryTone | "myth", string> = {
  primary: "bg-primary-tint",
  secondary: "bg-secondary-tint",
  accent: "bg-accent-tint",
  myth: "bg-myth-tint",
};

type PanelProps = {
  of: IllustrationName;
  tint: CategoryTone | "myth";
  className: string;
  /** A few words above the illustration. */
  children?: ReactNode;
};

/** An illustration that stands on the lower edge of a tinted panel. */
export function IllustrationPanel({ of: name, tint, className, children }: PanelProps) {
  return (
    <div className={`flex flex-col items-center justify-end px-2 pt-3 ${tints[tint]} ${className}`}>
      {children}
      <Illustration of={name} className="max-w-44" />
    </div>
  );
}

/** The panel at the head of a page, beside its title. */
export function HeadIllustration({ of: name, tint }: Pick<PanelProps, "of" | "tint">) {
  return <IllustrationPanel of={name} tint={tint} className="w-24 shrink-0 rounded-card sm:w-44" />;
}
