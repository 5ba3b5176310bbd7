import { expect, it } from "vitest";
import { questionPath, readQuestionId } from "./faq";

it.each([
  ["Le café déshydrate-t-il ?", "/question/7-le-cafe-deshydrate-t-il"],
  ["« Les œufs font du cholestérol »", "/question/7-les-oeufs-font-du-cholesterol"],
  ["DLC, DDM : peut-on manger\u00a0?", "/question/7-dlc-ddm-peut-on-manger"],
  ["???", "/question/7-"],
])("the path of « %s »", (question, path) => {
  expect(questionPath({ id: 7, question })).toBe(path);
});

it.each([
  ["12-un-mot", 12],
  ["12", 12],
  ["12--é%/", 12],
  ["012-a", null],
  ["12a", null],
  [undefined, null],
])("the id in the path %s", (segment, id) => {
  expect(readQuestionId(segment)).toBe(id);
});
