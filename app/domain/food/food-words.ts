import type { Source } from "~/domain/faq/source";
import { type Advice, adviceFor, NO_RULE, NOTHING_SPECIAL } from "./advice";
import { eating, FOOD_VERDICTS, type Food, VERDICT_LABELS } from "./food";
import { EVERYONE, type Situation } from "./situation";

/** The maximum number of characters of a name that fits in a title beside its question. */
const SHORT_NAME = 30;

/** « Fromage fondu au four » for « Fromage fondu au four : raclette, tartiflette, fondue ». */
export function shortName(name: string): string {
  let [short = name] = name.split(/\u202f?: | \(/);
  while (short.length > SHORT_NAME && short.includes(",")) short = short.slice(0, short.lastIndexOf(","));
  return short;
}

/** « Miel : puis-je en manger ? » */
export function foodTitle(food: Food): string {
  return `${shortName(food.name)}\u202f: puis-je en ${eating(food)}\u202f?`;
}

/** « Miel. À éviter : bébé de moins de 6 mois… À limiter : diabète. » */
export function foodDescription(food: Food, situations: readonly Situation[]): string {
  const parts = FOOD_VERDICTS.flatMap((verdict) => {
    const names = situations
      .filter(({ key }) => food.rules.some((rule) => rule.situation === key && rule.verdict === verdict))
      .map(({ title }) => lowered(title));
    return names.length === 0 ? [] : [`${VERDICT_LABELS[verdict]}\u202f: ${names.join(", ")}.`];
  });
  return [`${food.name}.`, ...parts].join(" ");
}

/** « Enceinte : à éviter ». */
export function verdictHeading(advice: Advice, situation: Situation): string {
  if (advice.verdict) return `${situation.title}\u202f: ${lowered(VERDICT_LABELS[advice.verdict])}`;
  return advice.coverage === "nothing-special"
    ? `${situation.title}\u202f: ${lowered(NOTHING_SPECIAL)}`
    : `${situation.title}\u202f: pas de règle`;
}

/** The questions that the rules of a food answer: « Miel : je suis enceinte, puis-je en manger ? » */
export function foodQuestions(
  food: Food,
  situations: readonly Situation[],
): { question: string; answer: string }[] {
  return situations
    .filter(({ key }) => food.rules.some((rule) => rule.situation === key))
    .map((situation) => ({
      question: questionFor(food, situation),
      answer: adviceSentence(adviceFor(food, situation)),
    }));
}

function questionFor(food: Food, { key, name }: Situation): string {
  const verb = eating(food);
  if (key === EVERYONE) return `${food.name}\u202f: peut-on en ${verb}\u202f?`;
  const who = /^Mon /.test(name) ? "peut-il" : "puis-je";
  return `${food.name}\u202f: ${lowered(name)}, ${who} en ${verb}\u202f?`;
}

/** « À limiter : 30 g par portion. Le fromage apporte du sel. » */
function adviceSentence({ verdict, condition, reason, coverage }: Advice): string {
  if (!verdict) return coverage === "nothing-special" ? `${NOTHING_SPECIAL}.` : NO_RULE;
  const label = VERDICT_LABELS[verdict].replace("…", "");
  const head = condition === null ? `${label}.` : `${label}\u202f: ${ended(condition)}`;
  return reason === null ? head : `${head} ${ended(raised(reason))}`;
}

export function ended(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

export function raised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** « J’allaite » becomes « j’allaite ». */
export function lowered(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** The sources of several rules or storage durations, without duplicates. */
export function sourcesOf(all: readonly { sources: Source[] }[]): Source[] {
  const sources = all.flatMap((one) => one.sources);
  const key = ({ title, publisher }: Source) => `${publisher}\n${title}`;
  return [...new Map(sources.map((source) => [key(source), source])).values()];
}

/** « Enceinte : la liste ». */
export function listTitle({ title }: Situation): string {
  return `${title}\u202f: la liste`;
}

export function listDescription({ title }: Situation, count: number): string {
  return `${title}\u202f: ${count}\u00a0aliments à éviter, à limiter ou à manger sans crainte, avec la raison et ce qui les remplace. Une liste à imprimer.`;
}
