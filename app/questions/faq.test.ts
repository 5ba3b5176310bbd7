import { expect, it } from "vitest";
import { nextQuestion, questionPath } from "./faq";

it.each([
  ["Le café déshydrate-t-il ?", "/question/7-le-cafe-deshydrate-t-il"],
  ["« Les œufs font du cholestérol »", "/question/7-les-oeufs-font-du-cholesterol"],
  ["DLC, DDM : peut-on manger\u00a0?", "/question/7-dlc-ddm-peut-on-manger"],
  ["???", "/question/7-"],
])("the path of « %s »", (question, path) => {
  expect(questionPath({ id: 7, question })).toBe(path);
});

it("after a question comes the most related question with a greater id or, if there is none, the most related question", () => {
  const related = [{ id: 5 }, { id: 9 }, { id: 30 }];
  expect(nextQuestion(7, related)).toEqual({ id: 9 });
  expect(nextQuestion(40, related)).toEqual({ id: 5 });
  expect(nextQuestion(7, [])).toBeUndefined();
});
