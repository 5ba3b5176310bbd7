import { describe, expect, it } from "vitest";
import { readMove } from "./quiz-moves";
import { askedQuestions } from "./quiz-play";

const questions = [1, 2, 3].map((id) => ({
  id,
  text: `Question ${id}`,
  drawing: null,
  answers: [1, 2].map((n) => ({ id: id * 10 + n, text: `Réponse ${n}` })),
}));
const place = { questions, answers: new Map([[1, 11]]), position: 1, isInstant: false };

describe("readMove", () => {
  it("returns null for anything except a known word or a question number", () => {
    for (const move of [null, "", "ailleurs", "-1"]) expect(readMove(move, "21", place)).toBeNull();
  });

  it("« suivant » requires a choice and stores it", () => {
    expect(readMove("suivant", "21", place)).toEqual({
      answers: new Map([[1, 11], [2, 21]]), // prettier-ignore
      number: 3,
      isUnanswered: false,
    });
    for (const choice of [null, "", "11", "99"]) {
      expect(readMove("suivant", choice, place), String(choice)).toMatchObject({ isUnanswered: true });
    }
  });

  it("« precedent » and a question number work with or without a choice", () => {
    expect(readMove("precedent", null, place)).toMatchObject({ number: 1, isUnanswered: false });
    expect(readMove("precedent", null, { ...place, position: 0 })).toMatchObject({ number: 1 });
    expect(readMove("3", "22", place)).toMatchObject({ number: 3, answers: new Map([[1, 11], [2, 22]]) }); // prettier-ignore
  });

  it("with instant correction, a new answer is corrected first and is then final", () => {
    const instant = { ...place, isInstant: true };
    expect(readMove("suivant", "21", instant)).toMatchObject({ number: 2 });
    const corrected = { ...instant, answers: new Map([[1, 11], [2, 21]]) }; // prettier-ignore
    expect(readMove("suivant", "22", corrected)).toEqual({
      answers: corrected.answers,
      number: 3,
      isUnanswered: false,
    });
    expect(readMove("precedent", "22", corrected)).toMatchObject({ answers: corrected.answers });
  });
});

describe("askedQuestions", () => {
  const state = { quizId: 1, start: null, answers: [] };

  it("returns the questions of `only`, in the order of the quiz", () => {
    expect(askedQuestions(questions, { ...state, only: [3, 1, 9] }).map(({ id }) => id)).toEqual([1, 3]);
  });

  it("returns all questions without `only`, or if those questions no longer exist", () => {
    expect(askedQuestions(questions, state)).toEqual(questions);
    expect(askedQuestions(questions, { ...state, only: [9] })).toEqual(questions);
  });
});
