import { expect, it } from "vitest";
import { quizLength, wholeMinutes } from "./quiz";

it.each([
  [300, "5\u00a0min"],
  [359, "5\u00a0min"],
  [60, "1\u00a0min"],
  [45, "moins d’1\u00a0min"],
])("%i s are shown as %s", (seconds, minutes) => {
  expect(wholeMinutes(seconds)).toBe(minutes);
});

it.each([
  [{ questionCount: 10, timeLimit: 300 }, "10\u00a0questions, 5\u00a0min"],
  [{ questionCount: 1, timeLimit: null }, "1\u00a0question"],
])("%j has the length %s", (quiz, length) => {
  expect(quizLength(quiz)).toBe(length);
});
