import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { shownPosition, validAnswers } from "./quiz-play";

const questions = [1, 2, 3].map((id) => ({
  id,
  text: `Question ${id}`,
  drawing: null,
  answers: [1, 2].map((n) => ({ id: id * 10 + n, text: `Réponse ${n}` })),
}));

describe("validAnswers", () => {
  it("returns the last valid answer to each question", () => {
    const pairs: [number, number][] = [[1, 11], [1, 12], [2, 11], [3, 99], [9, 11]]; // prettier-ignore
    expect([...validAnswers(questions, pairs)]).toEqual([[1, 12]]);
  });
});

describe("shownPosition", () => {
  const answered = validAnswers(questions, [[1, 11], [2, 21]]); // prettier-ignore

  it.each([
    [null, 0],
    [1, 0],
    [2, 1],
    [3, 2],
    [99, 2],
    [0, 0],
    [-5, 0],
  ])("with two of three questions answered, question %s is at position %i", (asked, position) => {
    expect(shownPosition(questions, answered, asked)).toBe(position);
  });

  it("never goes past an unanswered question", () => {
    expect(shownPosition(questions, new Map(), 3)).toBe(0);
    expect(shownPosition(questions, new Map([[2, 21]]), 3)).toBe(0);
  });

  it("always returns the position of an existing question", () => {
    fc.assert(
      fc.property(fc.option(fc.integer()), fc.array(fc.tuple(fc.nat(4), fc.nat(40))), (asked, pairs) => {
        expect(questions[shownPosition(questions, validAnswers(questions, pairs), asked)]).toBeDefined();
      }),
    );
  });
});
