import type { Faq } from "./faq";

/** The loader data of a question whose answer is already in the page's HTML. */
export const ANSWER_IN_PAGE = { answer: "", lead: "", sources: [] } satisfies Pick<
  Faq,
  "answer" | "lead" | "sources"
>;

/** Whether the answer is in the page's HTML: it is then empty here, and no published answer is empty. */
export function isAnswerInPage({ answer }: Pick<Faq, "answer">): boolean {
  return answer === ANSWER_IN_PAGE.answer;
}
