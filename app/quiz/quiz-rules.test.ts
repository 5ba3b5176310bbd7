import { describe, expect, it } from "vitest";
import fc from "fast-check";
import { askedQuestions, gradeQuiz, placeOf, type PlayState, type QuestionWithKey } from "./quiz-rules";

/** Question n has answers n1 to n4; the correct one is number `right`. */
const question = (id: number, right: number): QuestionWithKey => ({
  id,
  text: `Question ${id}`,
  answers: [1, 2, 3, 4].map((n) => ({ id: id * 10 + n, text: `Réponse ${n}`, isCorrect: n === right })),
  explanation: [],
  sources: [],
  drawing: null,
  faq: null,
});
const quiz = [question(1, 2), question(2, 4), question(3, 1)];
const grade = (pairs: [number, number][], passingScore = 70) => gradeQuiz(quiz, new Map(pairs), passingScore);

describe("gradeQuiz", () => {
  it("counts correct answers and rounds the percentage", () => {
    expect(grade([[1, 12], [2, 24], [3, 31]])).toMatchObject({ score: 3, total: 3, percentage: 100, isPassed: true }); // prettier-ignore
    expect(grade([[1, 12], [2, 24], [3, 32]])).toMatchObject({ score: 2, percentage: 67, isPassed: false }); // prettier-ignore
    expect(grade([[1, 12]])).toMatchObject({ score: 1, percentage: 33 });
  });

  it("passes at the passing score and above", () => {
    expect(grade([[1, 12], [2, 24]], 67).isPassed).toBe(true); // prettier-ignore
    expect(grade([[1, 12], [2, 24]], 68).isPassed).toBe(false); // prettier-ignore
    expect(grade([], 0).isPassed).toBe(true);
  });

  it("grades any answers, even permuted, missing, repeated or unknown answers, or answers to another question", () => {
    const id = fc.oneof(fc.integer({ min: 0, max: 45 }), fc.integer(), fc.double());
    fc.assert(
      fc.property(fc.array(fc.tuple(id, id)), (pairs) => {
        const outcome = grade(pairs);
        const last = new Map(pairs);
        const expected = [[1, 12], [2, 24], [3, 31]].filter(([q, a]) => last.get(q ?? 0) === a).length; // prettier-ignore
        expect(outcome.score).toBe(expected);
        expect(outcome.corrections.map(({ id }) => id)).toEqual([1, 2, 3]);
        expect(grade([...last].reverse())).toEqual(outcome);
      }),
    );
  });
});

const questions = [1, 2, 3].map((id) => ({
  id,
  text: `Question ${id}`,
  drawing: null,
  answers: [1, 2].map((n) => ({ id: id * 10 + n, text: `Réponse ${n}` })),
}));

const play: PlayState = { quizId: 1, start: null, answers: [[1, 11]] };

describe("placeOf", () => {
  it("never goes past an unanswered question", () => {
    expect(placeOf(questions, { ...play, answers: [] }, 3).position).toBe(0);
    expect(placeOf(questions, { ...play, answers: [[2, 21]] }, 3).position).toBe(0);
    expect(placeOf(questions, play, 3).position).toBe(1);
  });

  it("always returns an existing question", () => {
    const pairs = fc.array(fc.tuple(fc.nat(4), fc.nat(40)));
    fc.assert(
      fc.property(fc.option(fc.integer()), pairs, (asked, answers) => {
        const { position, question } = placeOf(questions, { ...play, answers }, asked);
        expect(questions[position]).toBe(question);
      }),
    );
  });
});

it("askedQuestions returns all questions without `only`, or if those questions no longer exist", () => {
  expect(askedQuestions(questions, play)).toEqual(questions);
  expect(askedQuestions(questions, { ...play, only: [9] })).toEqual(questions);
});
