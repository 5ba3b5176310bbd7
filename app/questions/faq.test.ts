import { expect, it } from "vitest";
import { questionPath } from "./faq";

it.each([
  ["Le café déshydrate-t-il ?", "/question/7-le-cafe-deshydrate-t-il"],
  ["« Les œufs font du cholestérol »", "/question/7-les-oeufs-font-du-cholesterol"],
  ["DLC, DDM : peut-on manger\u00a0?", "/question/7-dlc-ddm-peut-on-manger"],
  ["???", "/question/7-"],
])("the path of « %s »", (question, path) => {
  expect(questionPath({ id: 7, question })).toBe(path);
});
