import { type Advice, adviceFor, byVerdict } from "~/foods/look-up/advice";
import type { Food } from "./food";
import { VERDICT_LABELS, verdictLabel } from "./verdicts";
import { EVERYONE, isChild, type Situation } from "~/foods/look-up/situation";
import { counted } from "~/text/typography";

const SHORT_NAME = 30;

/** « Fromage fondu au four » for « Fromage fondu au four : raclette, tartiflette, fondue ». */
export function shortName(name: string): string {
  let [short = name] = name.split(/\u202f?: | \(/);
  while (short.length > SHORT_NAME && short.includes(",")) short = short.slice(0, short.lastIndexOf(","));
  return short;
}

/** « 6 à 12 mois » for « Bébé de 6 à 12 mois », where the persons stand side by side. */
export function shortTitle(title: string): string {
  return raised(title.replace(/^(?:Bébé|Enfant) de /, ""));
}

export function eating({ family }: Pick<Food, "family">): "manger" | "boire" {
  return family === "boissons" ? "boire" : "manger";
}

export function foodTitle(food: Pick<Food, "name" | "family">): string {
  return `${shortName(food.name)}\u202f: puis-je en ${eating(food)}\u202f?`;
}

/** « Miel. À éviter : bébé de 4 à 6 mois… À limiter : diabète. » */
export function foodDescription(food: Food, situations: readonly Situation[]): string {
  const parts = adviceTable(food, situations).flatMap(({ verdict, persons }) => {
    if (verdict !== "eviter" && verdict !== "limiter") return [];
    const names = persons.map(({ title }) => lowered(title));
    return [`${VERDICT_LABELS[verdict]}\u202f: ${names.join(", ")}.`];
  });
  return [`${food.name}.`, ...parts].join(" ");
}

/** The situations by verdict, strictest first. Those of a verdict with the same text are a group. */
export function adviceTable(food: Food, situations: readonly Situation[]) {
  const judged = situations.map((situation) => {
    const advice = adviceFor(food, situation);
    const { key, title } = situation;
    return { verdict: advice.verdict, person: { key, title }, text: adviceText(advice) };
  });
  return byVerdict(judged).map(({ verdict, members }) => {
    const texts = [...new Set(members.map(({ text }) => text))];
    const personsWith = (text: string) =>
      members.filter((each) => each.text === text).map(({ person }) => person);
    const reasons = texts.map((text) => ({ text, persons: personsWith(text) }));
    return { verdict, persons: members.map(({ person }) => person), reasons };
  });
}

/** « Une part par jour. Graisses et sel comptent. » */
export function adviceText({ condition, reason }: Pick<Advice, "condition" | "reason">): string {
  return sentences([condition, reason]);
}

/** « Enceinte : à éviter ». The general verdict is for everybody if it is « à éviter », else for a healthy adult. */
export function verdictHeading(
  { verdict }: Pick<Advice, "verdict">,
  { key, title }: Pick<Situation, "key" | "title">,
): string {
  const person = key === EVERYONE && verdict !== "eviter" ? "Adulte en bonne santé" : title;
  return `${person}\u202f: ${lowered(verdictLabel(verdict))}`;
}

const MILK_ONLY_MONTHS = 4;

/** In the line that leads to all persons. */
const AVOIDING_NAMED = 2;

/** « enceinte, moins de 5 ans, entre autres »: who should avoid a food; null if nobody, or only babies who drink nothing but milk. */
export function avoidedBy(food: Food, situations: readonly Situation[]): string | null {
  const avoiding = situations.filter((each) => adviceFor(food, each).verdict === "eviter");
  const months = Math.max(...avoiding.filter(isChild).map(({ ages }) => ages?.before ?? 0));
  const younger = situations.filter((each) => isChild(each) && (each.ages?.before ?? 0) <= months);
  const isByAge = younger.every((each) => avoiding.includes(each));
  const names = avoiding
    .filter(({ includes }) => !includes.some(({ key }) => avoiding.some((each) => each.key === key)))
    .filter((each) => !isChild(each) || months > MILK_ONLY_MONTHS)
    .map((each) => {
      if (!isByAge || !isChild(each)) return lowered(shortTitle(each.title));
      return `moins\u00a0de\u00a0${months < 12 ? `${months}\u00a0mois` : counted(months / 12, "an")}`;
    });
  const all = [...new Set(names)];
  const named = all.slice(0, AVOIDING_NAMED).join(", ");
  return all.length > AVOIDING_NAMED ? `${named}, entre autres` : named || null;
}

/** « Diabète gestationnel : bien cuit », for the conditions that are shown below the first. */
export function alsoLines({ also }: Pick<Advice, "also">): string[] {
  return also.map(({ title, condition }) => `${title}\u202f: ${condition}`);
}

/** « Miel : je suis enceinte, puis-je en manger ? » and its answer; null unless it is the food's own rule, or « à éviter ». */
export function foodQuestion(food: Food, situation: Situation): { question: string; answer: string } | null {
  const { verdict, condition, reason, isInherited } = adviceFor(food, situation);
  if (verdict === null || (isInherited && verdict !== "eviter")) return null;
  const isChild = situation.name.startsWith("Mon ");
  const asked = `${lowered(situation.name)}, ${isChild ? "peut-il" : "puis-je"}`;
  const label = verdictLabel(verdict).replace("…", "");
  const head = condition === null ? `${label}.` : `${label}\u202f: ${ended(condition)}`;
  return {
    question: `${food.name}\u202f: ${situation.key === EVERYONE ? "peut-on" : asked} en ${eating(food)}\u202f?`,
    answer: `${head} ${ended(raised(reason))}`,
  };
}

/** The parts as sentences; what is missing is skipped. */
export function sentences(parts: (string | null)[]): string {
  return parts.flatMap((part) => (part ? [ended(raised(part))] : [])).join(" ");
}

export function ended(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

export function raised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** « J’allaite » becomes « j’allaite »; « IMAO » stays. */
export function lowered(text: string): string {
  if (/^\p{Lu}{2}/u.test(text)) return text;
  return text.charAt(0).toLowerCase() + text.slice(1);
}

export function listTitle({ title }: Situation): string {
  return `${title}\u202f: la liste`;
}
