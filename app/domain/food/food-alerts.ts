import type { Food } from "./food";
import { EVERYONE } from "./situation";

export type FoodAlert = "choking" | "swelling" | "poison";

export const ALERT_TEXTS: Record<FoodAlert, string> = {
  choking:
    "Un enfant s’étouffe, sans plus tousser ni parler\u202f: claques entre les omoplates, et faites appeler le 15 ou le 112.",
  swelling:
    "Visage ou gorge qui gonfle, gêne pour respirer, malaise après en avoir mangé\u202f: le 15 ou le 112.",
  poison:
    "Un doute après en avoir mangé\u202f: centre antipoison, 01 45 42 59 59, jour et nuit\u202f; le 15 si la personne est inconsciente ou respire mal.",
};

/** Words in a rule's reason that require an alert. */
const CHOKING = /étouff|boucher la gorge|bronches/i;
const POISON = /toxique|cyanure|mortel/i;

/**
 * The emergencies that a food can cause: choking and poisoning if the reasons of its rules mention them, and an allergy if the
 * food always contains an allergen.
 */
export function alertsOf({ rules, allergens }: Food): FoodAlert[] {
  const canChoke = rules.some(({ reason }) => CHOKING.test(reason));
  const isPoison = rules.some(({ situation, reason }) => situation === EVERYONE && POISON.test(reason));
  return [
    ...(canChoke ? (["choking"] as const) : []),
    ...(isPoison ? (["poison"] as const) : []),
    ...(isAllergenic(allergens) ? (["swelling"] as const) : []),
  ];
}

function isAllergenic(allergens: string | null): boolean {
  return (allergens ?? "")
    .split(",")
    .some((allergen) => allergen !== "" && !/possible|^selon/.test(allergen));
}
