/** The emergencies that a food can cause, in the order in which its page warns of them. The editors' files use these keys. */
export const FOOD_ALERTS = ["etouffement", "poison", "allergie"] as const;
export type FoodAlert = (typeof FOOD_ALERTS)[number];

export const ALERT_TEXTS: Record<FoodAlert, string> = {
  etouffement:
    "Un enfant s’étouffe, sans plus tousser ni parler\u202f: claques entre les omoplates, et faites appeler le 15 ou le 112.",
  poison:
    "Un doute après en avoir mangé\u202f: centre antipoison, 01 45 42 59 59, jour et nuit\u202f; le 15 si la personne est inconsciente ou respire mal.",
  allergie:
    "Visage ou gorge qui gonfle, gêne pour respirer, malaise après en avoir mangé\u202f: le 15 ou le 112.",
};
