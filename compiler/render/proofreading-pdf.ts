import { readFileSync } from "node:fs";
import type { Root } from "mdast";
import { type Source, sourceLabel } from "../../app/shell/article/source";
import { adviceFor } from "../../app/foods/look-up/advice";
import type { Food } from "../../app/foods/food";
import { FOOD_VERDICTS, type FoodVerdict, verdictLabel } from "../../app/foods/verdicts";
import type { Situation } from "../../app/foods/look-up/situation";
import type { UrgentCard } from "../../app/search/urgent/find-urgent-card";
import { frenchDate, frenchTypography } from "../../app/text/typography";
import type { ContentFaq } from "../read/content-collection";
import type { Decisions } from "../read/lists";
import { blocksOf, guideTemplate } from "./guide-pdf";
import { literal, typstDate } from "./typst";

const template = readFileSync(new URL("proofreading-pdf.typ", import.meta.url), "utf8");

export type ProofreadingSheet = {
  situation: Situation;
  decisions: Decisions["decisions"];
  cards: UrgentCard[];
  answers: { faq: ContentFaq; tree: Root }[];
  foods: Food[];
  today: string;
};

/** The sheet as a Typst document. Text becomes string literals, never code. */
export function proofreadingAsTypst(sheet: ProofreadingSheet): string {
  const { situation, decisions, cards, answers, foods, today } = sheet;
  const parts = [
    guideTemplate,
    template,
    `#show: proofreading.with(person: ${literal(situation.title)}, today: ${literal(frenchDate(today))}, date: ${typstDate(today)})`,
    part("Les décisions à confirmer"),
    ...decisions.map(
      ({ profession, questions }) => `#decisions(${literal(profession)}, ${array(questions.map(literal))})`,
    ),
    part("Les cartes d’urgence"),
    ...cards.map(cardCode),
    part("Les réponses les plus graves"),
    ...answers.map(
      ({ faq, tree }) =>
        `#answer(${literal(`${faq.question} (n° ${faq.id})`)}, ${literal(sourcesLine(faq.sources))}, ${literal(frenchDate(faq.reviewed_on))})[${blocksOf(tree)}]`,
    ),
    part(`Les aliments${"\u202f"}: ${situation.title}`),
    ...[...FOOD_VERDICTS, null].flatMap((verdict) => verdictCode(verdict, situation, foods)),
  ];
  return `${parts.join("\n\n")}\n`;
}

const part = (title: string) => `#part(${literal(title)})`;
const array = (codes: string[]) => `(${codes.map((code) => `${code},`).join(" ")})`;
const sourcesLine = (sources: Source[]) => frenchTypography(sources.map(sourceLabel).join(" ; "));

function cardCode({
  title,
  introduction,
  signs,
  call,
  numbers,
  steps,
  meanwhile,
  sources,
}: UrgentCard): string {
  const called = numbers.map(({ number, name }) => (name ? `${number} (${name})` : number)).join(" · ");
  return `#card(${[title, introduction].map(literal).join(", ")}, ${array(signs.map(literal))}, ${literal(call)}, ${literal(called)}, ${array([...steps, ...meanwhile].map(literal))}, ${literal(sourcesLine(sources))})`;
}

/** A table of the foods with a verdict. Foods with the same condition and reason share a row. */
function verdictCode(verdict: FoodVerdict | null, situation: Situation, foods: Food[]): string[] {
  const rows = new Map<string, { names: string[]; condition: string; reason: string }>();
  for (const food of foods) {
    const advice = adviceFor(food, situation);
    if (advice.verdict !== verdict) continue;
    const condition = [advice.condition, ...advice.also.map((also) => also.condition)]
      .filter(Boolean)
      .join(" ; ");
    const reason = advice.reason ?? "";
    const row = rows.get(condition + reason) ?? { names: [], condition, reason };
    rows.set(condition + reason, row);
    row.names.push(food.name);
  }
  if (rows.size === 0) return [];
  const cells = [...rows.values()].map(({ names, condition, reason }) =>
    array([names.join(" · "), condition, reason].map((text) => literal(frenchTypography(text)))),
  );
  return [`#verdicts(${literal(verdictLabel(verdict))}, ${array(cells)})`];
}
