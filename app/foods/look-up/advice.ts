import type { Food, FoodRule } from "~/foods/food";
import { FOOD_VERDICTS, type FoodVerdict } from "~/foods/verdicts";
import { EVERYONE, isChild, type Situation } from "./situation";

type Rule = Omit<FoodRule, "situation">;

export type Advice = Rule & {
  isInherited: boolean;
  /** « C’est pareil pour les autres charcuteries »; null for the food's own advice, and for what all families without a rule share. */
  likeOthers: string | null;
  /** Further conditions, each with the title of the situation that it comes from, and the verdict there. */
  also: { title: string; condition: string; verdict: FoodVerdict | null }[];
};

type Judged = Pick<Food, "kin" | "rules" | "replacement">;
type Person = Pick<Situation, "key" | "title" | "ages" | "includes">;

export const NO_RULE =
  "Nos sources n’en disent rien. Dans le doute, demandez à votre médecin, à votre sage-femme ou à votre pharmacien.";

const SILENCE = {
  ...{ verdict: null, condition: null, reason: NO_RULE, replacement: null, sources: [] },
  ...{ isInherited: false, likeOthers: null },
};

/**
 * The most specific rule decides: the food's own for the situation, else that of its family. In a situation that includes others, the
 * strictest verdict decides, and all conditions are shown, unless the food has its own rule for this very situation.
 *
 * The food's own rule for everyone decides if it is stricter than a family's, or « à éviter » where the family has a condition, which
 * may be wrong for this food. The condition of the situation then stays first, because an amount never replaces cooking or texture.
 * Otherwise the rule for everyone is added if it is stricter; if it is as strict as a family's, only if it is not an amount, which may
 * be larger than the person's. An adult's amount says nothing for a child.
 */
export function adviceFor(food: Judged, situation: Person): Advice {
  const advice = decide(food, situation);
  const isReplaced = advice.verdict === "eviter" || advice.verdict === "limiter";
  return { ...advice, replacement: isReplaced ? (advice.replacement ?? food.replacement) : null };
}

function decide(food: Judged, situation: Person): Advice {
  const general = findRule(food, EVERYONE);
  if (situation.key === EVERYONE) return { ...(general ?? SILENCE), also: [] };
  const rules = [situation, ...situation.includes].flatMap(({ key, title }) => {
    const rule = findRule(food, key);
    return rule ? [{ ...rule, title }] : [];
  });
  const [strictest = SILENCE] = rules.toSorted(
    (one, other) => strictness(one.verdict) - strictness(other.verdict),
  );
  const { verdict } = strictest;
  const hasExactRule = food.rules.some((rule) => rule.situation === situation.key);
  const saysAll = verdict === "eviter" || (hasExactRule && strictest === rules[0]);
  const [chosen = strictest, ...others] = saysAll ? [] : rules.filter((rule) => rule.condition !== null);
  const { condition, reason, replacement, sources } = chosen;
  const isInherited = chosen.isInherited && strictest.isInherited;
  const likeOthers = strictest.likeOthers && chosen.likeOthers;
  const milder = general ? strictness(general.verdict) - strictness(verdict) : 1;
  const isAmount = general?.verdict === "limiter";
  const isForAdults = isAmount && isChild(situation);
  const decides =
    general !== null &&
    !general.isInherited &&
    (general.verdict === "eviter"
      ? milder < 0 || (isInherited && condition !== null)
      : milder < 0 && isInherited && !isForAdults);
  if (decides && (general.verdict === "eviter" || condition === null)) return { ...general, also: [] };
  if (verdict === "eviter")
    return { verdict, condition, reason, replacement, sources, isInherited, likeOthers, also: [] };
  const isAdded = general?.isInherited
    ? milder < 0 && !isChild(situation)
    : (milder < 0 || (milder === 0 && isInherited && !isAmount)) && !isForAdults;
  const added = [...others, ...(general && isAdded ? [{ ...general, title: "Tout le monde" }] : [])].filter(
    (rule) => rule.condition !== null && !condition?.includes(rule.condition),
  );
  return {
    ...{ condition, reason, replacement, verdict: decides ? general.verdict : verdict },
    ...{ isInherited: isInherited && !decides, likeOthers: decides ? null : likeOthers },
    sources: [...sources, ...added.flatMap((rule) => rule.sources)],
    also: added.map((rule) => ({
      title: rule.title,
      condition: rule.condition ?? "",
      verdict: rule.verdict,
    })),
  };
}

function findRule({ rules, kin }: Judged, key: string): Omit<Advice, "also"> | null {
  const own = rules.find(({ situation }) => situation === key);
  const ofKin = kin?.rules.find(({ situation }) => situation === key);
  const inherited = own ? undefined : ofKin;
  const found = own ?? ofKin;
  if (!found) return null;
  const { verdict, condition, reason, sources } = found;
  const replacement = found.replacement ?? (ofKin?.verdict === verdict ? ofKin.replacement : null);
  const likeOthers =
    inherited && !inherited.isForOthers && kin?.others ? `C’est pareil pour ${kin.others}` : null;
  return { verdict, condition, reason, replacement, sources, isInherited: !own, likeOthers };
}

const STRICTNESS: Record<FoodVerdict, number> = { eviter: 0, limiter: 1, "oui-si": 2, oui: 3, rien: 3 };

/** A number for sorting: 0 for the strictest verdict, and the highest number for no verdict. */
export function strictness(verdict: FoodVerdict | null): number {
  return verdict === null ? 4 : STRICTNESS[verdict];
}

/** Things with a verdict, in a group for each, strictest first; those without one are the last group. */
export function byVerdict<T extends { verdict: FoodVerdict | null }>(judged: readonly T[]) {
  return [...FOOD_VERDICTS, null].flatMap((verdict) => {
    const members = judged.filter((each) => each.verdict === verdict);
    return members.length > 0 ? [{ verdict, members }] : [];
  });
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
