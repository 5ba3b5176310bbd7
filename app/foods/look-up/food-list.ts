import { type Advice, adviceFor, byVerdict, strictness } from "./advice";
import { sourceCredit } from "~/shell/article/source";
import type { Food, FoodFamily, FoodLink, Kin } from "~/foods/food";
import type { FoodVerdict } from "~/foods/verdicts";
import { shortName } from "~/foods/food-words";
import { latestDay } from "~/text/paris-day";
import type { Situation } from "./situation";

/** What the list of a situation shows: with the last review, as an ISO date, and the publishers of most advice first. */
export type ListSheet = NonNullable<ReturnType<typeof listSheet>>;

export function listSheet(situation: Situation, foods: readonly Food[]) {
  const reviewedOn = latestDay(foods.map((food) => food.reviewedOn));
  if (reviewedOn === null) return null;
  const counts = new Map<string, number>();
  for (const credit of foods.flatMap((food) => adviceFor(food, situation).sources).map(sourceCredit))
    counts.set(credit, (counts.get(credit) ?? 0) + 1);
  const publishers = [...counts].sort(([, one], [, other]) => other - one).map(([credit]) => credit);
  return { groups: listAdvice(foods, situation), reviewedOn, publishers };
}

export type AdviceGroup = ReturnType<typeof listAdvice>[number];
export type ListedKin = AdviceGroup["kins"][number];

/** Groups the foods by their verdict in a situation, strictest first, then by family. Families with many foods come first. */
export function listAdvice(foods: readonly Food[], situation: Situation) {
  const judged = foods.map((food) => ({ food, ...adviceFor(food, situation) }));
  return byVerdict(judged).map(({ verdict, members }) => {
    const found = new Map(members.flatMap(({ food: { kin } }) => (kin ? [[kin.key, kin]] : [])));
    const kins = [...found.values()].map((kin) => {
      const all = judged.filter(({ food }) => food.kin?.key === kin.key);
      return listKin(kin, all, verdict, situation);
    });
    const size = ({ followers, own }: (typeof kins)[number]) => 100 * followers.length + own.length;
    return { verdict, count: members.length, kins: kins.sort((one, other) => size(other) - size(one)) };
  });
}

type JudgedFood = Advice & { food: Food };

/** `followers` only have the family’s advice; `own` have their own note. */
function listKin(kin: Kin, all: readonly JudgedFood[], verdict: FoodVerdict | null, situation: Situation) {
  const kinNote = noteOf(adviceFor({ kin, rules: [] }, situation), situation);
  const here = all.filter((food) => food.verdict === verdict);
  const follows = (food: JudgedFood) => food.isInherited && noteOf(food, situation) === kinNote;
  const followers = here.filter(follows);
  const others = followers.length > 0 ? all.filter((food) => food.verdict !== verdict) : [];
  const note = followers.length > 0 ? kinNote : null;
  return {
    ...{ key: kin.key, name: kin.name, shelf: all[0]?.food.family ?? "", note },
    followers: byName(followers.map(({ food }) => linkTo(food))),
    except: others.map(({ food }) => shortName(food.name)),
    own: byName(
      here
        .filter((food) => !follows(food))
        .map((judged) => ({
          ...linkTo(judged.food),
          ...{ shelf: judged.food.family, note: ownNote(judged, situation, note) },
        })),
    ),
  };
}

function linkTo({ id, name, path }: Food): FoodLink {
  return { id, name, path };
}

/** The condition, with the amounts of included situations: with all further conditions, a list would not fit on two pages. */
function noteOf({ verdict, condition, reason, also }: Advice, { includes }: Situation): string | null {
  const amounts = also.filter(
    (more) => more.verdict === "limiter" && includes.some(({ title }) => title === more.title),
  );
  return verdict === null ? reason : joined([condition, ...amounts.map((more) => more.condition)]);
}

/** Without a condition the reason, where readers would otherwise apply the family's « sauf ordonnance » to the food. */
function ownNote(judged: JudgedFood, situation: Situation, kinNote: string | null): string | null {
  const { replacement } = judged.food;
  const isReplaced = judged.verdict === "eviter" && replacement !== null;
  const note = noteOf(judged, situation) ?? (kinNote?.startsWith("sauf") ? judged.reason : null);
  return joined([note, isReplaced ? `à la place\u202f: ${replacement}` : null]);
}

function joined(parts: (string | null)[]): string | null {
  return parts.filter((part) => part !== null).join("\u00a0· ") || null;
}

export function foodsByFamily(foods: readonly Food[], families: readonly FoodFamily[]) {
  return families
    .map(({ slug, name }) => ({
      ...{ slug, name },
      foods: byName(foods.filter(({ family }) => family === slug).map(linkTo)),
    }))
    .filter((family) => family.foods.length > 0)
    .sort((one, other) => other.foods.length - one.foods.length);
}

function byName<T extends { name: string }>(foods: T[]): T[] {
  return foods.sort((one, other) => one.name.localeCompare(other.name, "fr"));
}

export function countAvoided(foods: readonly Food[], situations: readonly Situation[]) {
  return situations.map((situation) => ({
    situation,
    avoided: foods.filter((food) => adviceFor(food, situation).verdict === "eviter").length,
  }));
}

/** Links to foods with the same name, each with its advice, strictest first. */
export function judgedLinks(foods: readonly Food[], situation: Situation) {
  return foods
    .map((food) => {
      const { verdict, condition, reason } = adviceFor(food, situation);
      return { ...linkTo(food), verdict, condition, reason };
    })
    .sort((one, other) => strictness(one.verdict) - strictness(other.verdict) || one.id - other.id);
}
