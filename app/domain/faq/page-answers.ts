import type { Faq } from "./faq";

/** What a page's scripts get of a question whose answer its HTML holds already. */
export const ANSWER_IN_PAGE = { answer: "", lead: "", sources: [] } satisfies Pick<
  Faq,
  "answer" | "lead" | "sources"
>;

/** Whether the page holds the question's answer: no published answer is empty. */
export function isAnswerInPage({ answer }: Pick<Faq, "answer">): boolean {
  return answer === ANSWER_IN_PAGE.answer;
}
