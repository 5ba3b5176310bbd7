import type { ReactElement } from "react";
import type { IllustrationName } from "~/domain/illustration/illustrations";
import {
  CookingAhead,
  KeepingFood,
  QuickCooking,
  ReadingLabels,
  ShoppingList,
  SmallBudget,
} from "./guide-habits";
import {
  BalancedPlate,
  EatingForSport,
  EnoughWater,
  PlantProteins,
  PortionsInHand,
  Snacks,
} from "./guide-meals";
import { Athletes, Everyone, Parents, Seniors } from "./profiles";
import { Conditions, Habits, Keeping, Label, Training, Verdicts } from "./quiz-life";
import { DailyAdvice, Drinks, FirstMeals, PlantMeals, Sugars, Vitamins } from "./quiz-meals";
import { Ages, Basics, Kitchen, Myths, Plants, Portions, Sport } from "./themes";

/** 160 × 120; they stand on the lower edge. */
const drawings: Record<IllustrationName, ReactElement> = {
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
  "fiche-lire-etiquettes-nutritionnelles": ReadingLabels,
  "fiche-meal-prep-debutant": CookingAhead,
  "fiche-equilibrer-assiette": BalancedPlate,
  "fiche-hydratation-quotidienne": EnoughWater,
  "fiche-gestion-portions": PortionsInHand,
  "fiche-snacks-sains": Snacks,
  "fiche-courses-intelligentes": ShoppingList,
  "fiche-cuisine-rapide": QuickCooking,
  "fiche-proteines-vegetales": PlantProteins,
  "fiche-conservation-aliments": KeepingFood,
  "fiche-alimentation-sportif": EatingForSport,
  "fiche-budget-alimentaire": SmallBudget,
};

/** The drawing of an illustration, as an SVG whose colours are classes of app/styles/art.css. */
export function IllustrationDrawing({ of: name }: { of: IllustrationName }) {
  return <svg viewBox="0 0 160 120">{drawings[name]}</svg>;
}
