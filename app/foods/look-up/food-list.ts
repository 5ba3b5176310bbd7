import { type Advice, adviceFor, byVerdict, strictness } from "./advice";
import { sourceCredit } from "~/shell/article/source";
import type { Food, FoodFamily, FoodLink } from "~/foods/food";
import { lowered, sentences, shortName } from "~/foods/food-words";
import { latestDay } from "~/text/dates";
import type { Situation } from "./situation";

export const NOT_LISTED =
  "Celui de la même famille lui ressemble le plus. En cas de doute, demandez à votre médecin, à votre sage-femme ou à votre pharmacien.";

/** What the list of a situation shows: with the last review, as an ISO date, and the publishers of most advice first. */
export type ListSheet = NonNullable<ReturnType<typeof listSheet>>;

export function listSheet(situation: Situation, foods: readonly Food[], shelves: readonly FoodFamily[]) {
  const reviewedOn = latestDay(foods.map((food) => food.reviewedOn));
  if (reviewedOn === null) return null;
  const counts = new Map<string, number>();
  for (const credit of foods.flatMap((food) => adviceFor(food, situation).sources).map(sourceCredit))
    counts.set(credit, (counts.get(credit) ?? 0) + 1);
  const publishers = [...counts].sort(([, one], [, other]) => other - one).map(([credit]) => credit);
  return { groups: listAdvice(foods, situation, shelves), reviewedOn, publishers };
}

export type AdviceGroup = ReturnType<typeof listAdvice>[number];

/** Foods with the same note; `family` is the name of the family whose advice they share, and that the note then delimits; `instead`: what replaces them. */
export type ListLine = {
  shelf: string;
  family: string | null;
  foods: FoodLink[];
  note: string;
  instead: string | null;
};

/** Groups the foods by their verdict in a situation, strictest first, then by shelf, then in lines. */
export function listAdvice(foods: readonly Food[], situation: Situation, shelves: readonly FoodFamily[]) {
  const judged = foods.toSorted(byName).map((food) => judge(food, situation));
  return byVerdict(judged).map(({ verdict, members }) => {
    const lines = linesOf(members, judged);
    return {
      ...{ verdict, count: members.length },
      shelves: shelves
        .map((shelf) => {
          const own = lines.filter((line) => line.shelf === shelf.slug);
          return { ...shelf, lines: own, count: own.flatMap(({ foods: listed }) => listed).length };
        })
        .filter(({ count }) => count > 0),
    };
  });
}

/** `family` only if the food has nothing but the advice of its family, which other foods have too. */
function judge(food: Food, situation: Situation) {
  const advice = adviceFor(food, situation);
  const { kin } = food;
  const note = noteOf(advice, situation);
  const isFollower =
    advice.isInherited &&
    kin !== null &&
    note === noteOf(adviceFor({ kin, rules: [], replacement: null }, situation), situation);
  const isReplaced = advice.verdict === "eviter" && !isFollower;
  return {
    ...{ food, verdict: advice.verdict, family: isFollower && kin.foods.length > 1 ? kin : null },
    ...{ note, instead: isReplaced ? advice.replacement : null },
  };
}

type JudgedFood = ReturnType<typeof judge>;

/** The condition, with the amounts of included situations: with all further conditions, a list would not fit on two pages. */
function noteOf({ verdict, condition, reason, also }: Advice, { includes }: Situation): string {
  const amounts = also.filter(
    (more) => more.verdict === "limiter" && includes.some(({ title }) => title === more.title),
  );
  return sentences([verdict === null ? reason : condition, ...amounts.map((more) => more.condition)]);
}

/** Families first, then single foods; those of a shelf with the same note share a line. */
function linesOf(foods: readonly JudgedFood[], all: readonly JudgedFood[]): ListLine[] {
  const lines = new Map<string, ListLine>();
  for (const { food, verdict, family, note, instead } of foods) {
    const key = family?.key ?? [food.family, note, instead].join(" ");
    const others = all.filter((each) => family?.key === each.food.kin?.key && each.verdict !== verdict);
    const line = lines.get(key) ?? {
      ...{ shelf: food.family, family: family?.name ?? null, foods: [] },
      ...{ note: sentences([note, family && exceptions(others)]), instead },
    };
    lines.set(key, { ...line, foods: [...line.foods, linkTo(food)] });
  }
  const isSingle = ({ family }: ListLine) => Number(family === null);
  return [...lines.values()].sort((one, other) => isSingle(one) - isSingle(other));
}

function exceptions(foods: readonly JudgedFood[]): string | null {
  const names = foods.map(({ food }) => lowered(shortName(food.name)));
  return names.length > 0 ? `sauf\u202f: ${names.join("\u00a0· ")}` : null;
}

function linkTo({ id, name, path }: Food): FoodLink {
  return { id, name, path };
}

export function foodsByFamily(foods: readonly Food[], families: readonly FoodFamily[]) {
  return families
    .map(({ slug, name }) => ({
      ...{ slug, name },
      foods: foods
        .filter(({ family }) => family === slug)
        .toSorted(byName)
        .map(linkTo),
    }))
    .filter((family) => family.foods.length > 0);
}

function byName(one: Food, other: Food): number {
  return one.name.localeCompare(other.name, "fr");
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
