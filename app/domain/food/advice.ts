import { FOOD_VERDICTS, type Food, type FoodRule, type FoodVerdict } from "./food";
import { EVERYONE, type Situation } from "./situation";

/** The site's advice on a food in a situation. */
export type Advice = {
  /** Null if no rule applies. */
  verdict: FoodVerdict | null;
  condition: string | null;
  reason: string | null;
  sources: FoodRule["sources"];
  /** If two rules apply, the condition of the milder rule; otherwise null. */
  also: string | null;
  /** `unknown` means that no rule covers this situation, so the visitor must ask a professional, whatever the verdict. */
  coverage: "rule" | "nothing-special" | "unknown";
};

export const NOTHING_SPECIAL = "Rien de particulier";
export const NO_RULE =
  "Nous n’avons pas de règle sur ce point\u202f: demandez à votre médecin, à votre sage-femme ou à votre pharmacien.";

const UNKNOWN: Advice = {
  verdict: null,
  condition: null,
  reason: null,
  sources: [],
  also: null,
  coverage: "unknown",
};

/**
 * Returns the advice on a food in a situation: the stricter of the rule for this situation and the rule for everyone. If there
 * is no rule for this situation, it is « rien de particulier » only if the sources were checked for the situation. A missing
 * rule never means yes.
 */
export function adviceFor(food: Food, situation: Pick<Situation, "key" | "defaultRule">): Advice {
  const own = findRule(food, situation.key) ?? situation.defaultRule;
  const general = findRule(food, EVERYONE);
  if (situation.key === EVERYONE) return general ? ruled(general) : UNKNOWN;
  if (own && general) {
    const [stricter, milder] = isStricter(general, own) ? [general, own] : [own, general];
    return ruled(stricter, milder.condition);
  }
  if (own) return ruled(own);
  // A yes for everyone does not apply to people at risk.
  const cautious = general?.verdict === "oui" ? null : general;
  if (food.nothingSpecial.includes(situation.key))
    return cautious ? ruled(cautious) : { ...UNKNOWN, coverage: "nothing-special" };
  return cautious ? { ...ruled(cautious), coverage: "unknown" } : UNKNOWN;
}

function findRule({ rules }: Food, situation: string): FoodRule | null {
  return rules.find((rule) => rule.situation === situation) ?? null;
}

type Rule = Omit<FoodRule, "situation">;

function ruled({ verdict, condition, reason, sources }: Rule, also: string | null = null): Advice {
  return { verdict, condition, reason, sources, also: also === condition ? null : also, coverage: "rule" };
}

function isStricter(one: Rule, other: Rule): boolean {
  return strictness(one.verdict) < strictness(other.verdict);
}

/** The titles of the situations in which a food must be avoided. */
export function avoidedBy(food: Food, situations: readonly Situation[]): string[] {
  return situations
    .filter((situation) => adviceFor(food, situation).verdict === "eviter")
    .map(({ title }) => title);
}

/** A number for sorting: 0 for the strictest verdict, and the highest number for no verdict. */
export function strictness(verdict: FoodVerdict | null): number {
  return verdict === null ? FOOD_VERDICTS.length : FOOD_VERDICTS.indexOf(verdict);
}

/** The situation in which the advice on one of these foods is the strictest; undefined without situations. */
export function strictestFor(
  foods: readonly Food[],
  situations: readonly Situation[],
): Situation | undefined {
  const strict = (situation: Situation) =>
    Math.min(...foods.map((food) => strictness(adviceFor(food, situation).verdict)));
  return situations.toSorted((one, other) => strict(one) - strict(other))[0];
}
