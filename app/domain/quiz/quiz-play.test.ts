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
