import type { Faq } from "./faq";

/** The loader data of a question whose answer is already in the page's HTML. */
export const ANSWER_IN_PAGE = { answer: "", lead: "", sources: [] } satisfies Pick<
  Faq,
  "answer" | "lead" | "sources"
>;

/**
 * Whether the answer was left out because the page's HTML contains it. The answer is then empty, which published answers never
 * are.
 */
export function isAnswerInPage({ answer }: Pick<Faq, "answer">): boolean {
  return answer === ANSWER_IN_PAGE.answer;
}
