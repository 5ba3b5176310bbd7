import { type Advice, adviceFor } from "~/foods/look-up/advice";
import { eating, type Food } from "./food";
import { VERDICT_LABELS, verdictLabel } from "./verdicts";
import { EVERYONE, type Situation } from "~/foods/look-up/situation";

const SHORT_NAME = 30;

/** « Fromage fondu au four » for « Fromage fondu au four : raclette, tartiflette, fondue ». */
export function shortName(name: string): string {
  let [short = name] = name.split(/\u202f?: | \(/);
  while (short.length > SHORT_NAME && short.includes(",")) short = short.slice(0, short.lastIndexOf(","));
  return short;
}

/** « Miel : puis-je en manger ? » */
export function foodTitle(food: Pick<Food, "name" | "family">): string {
  return `${shortName(food.name)}\u202f: puis-je en ${eating(food)}\u202f?`;
}

/** « Miel. À éviter : bébé de 4 à 6 mois… À limiter : diabète. » */
export function foodDescription(food: Food, situations: readonly Situation[]): string {
  const parts = (["eviter", "limiter"] as const).flatMap((verdict) => {
    const names = situations
      .filter((situation) => adviceFor(food, situation).verdict === verdict)
      .map(({ title }) => lowered(title));
    return names.length === 0 ? [] : [`${VERDICT_LABELS[verdict]}\u202f: ${names.join(", ")}.`];
  });
  return [`${food.name}.`, ...parts].join(" ");
}

export function verdictHeading(
  { verdict }: Pick<Advice, "verdict">,
  { title }: Pick<Situation, "title">,
): string {
  return `${title}\u202f: ${lowered(verdictLabel(verdict))}`;
}

export const NOT_LISTED =
  "Celui de la même famille lui ressemble le plus. En cas de doute, demandez à votre médecin, à votre sage-femme ou à votre pharmacien.";

/** « Comme les autres charcuteries », if the advice says something of the food's family; otherwise null. */
export function inheritance({ kin }: Pick<Food, "kin">, { isOfKin }: Pick<Advice, "isOfKin">): string | null {
  return isOfKin && kin?.others ? `Comme ${kin.others}` : null;
}

/** « Diabète gestationnel : bien cuit », for the conditions that are shown below the first. */
export function alsoLines({ also }: Pick<Advice, "also">): string[] {
  return also.map(({ title, condition }) => `${title}\u202f: ${condition}`);
}

/** The questions about a food that its own rules, or a verdict « à éviter », answer: « Miel : je suis enceinte, puis-je en manger ? » */
export function foodQuestions(
  food: Food,
  situations: readonly Situation[],
): { question: string; answer: string }[] {
  return situations
    .map((situation) => ({ situation, advice: adviceFor(food, situation) }))
    .filter(({ advice: { verdict, isInherited } }) => verdict === "eviter" || (verdict && !isInherited))
    .map(({ situation, advice }) => ({
      question: questionFor(food, situation),
      answer: adviceSentence(advice),
    }));
}

function questionFor(food: Food, { key, name }: Situation): string {
  const verb = eating(food);
  if (key === EVERYONE) return `${food.name}\u202f: peut-on en ${verb}\u202f?`;
  const who = /^Mon /.test(name) ? "peut-il" : "puis-je";
  return `${food.name}\u202f: ${lowered(name)}, ${who} en ${verb}\u202f?`;
}

function adviceSentence({ verdict, condition, reason }: Advice): string {
  const label = verdictLabel(verdict).replace("…", "");
  const head = condition === null ? `${label}.` : `${label}\u202f: ${ended(condition)}`;
  return `${head} ${ended(raised(reason))}`;
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

export function listDescription({ title }: Situation, count: number): string {
  return `${title}\u202f: ${count}\u00a0aliments à éviter, à limiter ou à manger sans crainte, famille par famille. Une liste à imprimer.`;
}
