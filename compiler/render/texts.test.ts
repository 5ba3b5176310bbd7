import { expect, it } from "vitest";
import { answerHash } from "../../app/server/compiled/page-files";
import { sanitizeAnswer } from "../../app/questions/answer/answer-html";
import { contents, one } from "../../tests/support/contents";
import { renderTexts } from "./texts";

const { faqs } = renderTexts(contents);
const writtenFaq = one(contents.faqs, "question");
const TERM = { id: "luth", term: "Luth", forms: ["Luth"], definition: "Un instrument.", sources: [] };

/** The rendered form of the first question with another answer and a glossary. */
function rendered(answer: string, terms: { id: string; forms: string[]; question: number | null }[]) {
  const glossary = { reviewedOn: "2026-01-01", terms: terms.map((term) => ({ ...TERM, ...term })) };
  return one(
    renderTexts({ ...contents, faqs: [{ ...writtenFaq, answer }], guides: [], quizzes: [], glossary }).faqs,
    "question",
  );
}

it("the sanitizer leaves each drawing, changes no compiled answer, and derives the same texts from it", () => {
  expect(faqs.length).toBeGreaterThan(100);
  for (const [at, { file, answer, compiled }] of faqs.entries()) {
    expect(answer.match(/<(?:svg|path|rect|line|circle)/g), file).toEqual(
      contents.faqs[at]?.answer.match(/<(?:svg|path|rect|line|circle)/g),
    );
    const { hash, ...texts } = compiled;
    expect(sanitizeAnswer(answer), file).toEqual({ answer, ...texts });
    expect(hash, file).toBe(answerHash(answer));
  }
});

it("phone numbers and terms are links, but not a term whose entry links back to the question", () => {
  const { answer, compiled } = rendered("<p>Un luth, une vielle. Appelez le 15.</p>", [
    { id: "luth", forms: ["luth"], question: null },
    { id: "vielle", forms: ["vielle"], question: writtenFaq.id },
  ]);
  expect(answer).toBe(
    '<p>Un <a href="/glossaire#luth">luth</a>, une vielle. Appelez le <a href="tel:15">15</a>.</p>',
  );
  expect(compiled).toMatchObject({
    lead: "Un luth, une vielle. Appelez le 15.",
    text: "Un luth, une vielle. Appelez le 15.",
    prose: "Un luth, une vielle. Appelez le 15.",
  });
});
