import { describe, expect, it } from "vitest";
import { questionPath, readQuestionId } from "./faq";

describe("questionPath", () => {
  it.each([
    ["Le café déshydrate-t-il ?", "/question/7-le-cafe-deshydrate-t-il"],
    ["« Les œufs font du cholestérol »", "/question/7-les-oeufs-font-du-cholesterol"],
    ["DLC, DDM : peut-on manger\u00a0?", "/question/7-dlc-ddm-peut-on-manger"],
    ["Combien d’eau\u202f?", "/question/7-combien-d-eau"],
    ["???", "/question/7-"],
  ])("%s", (question, path) => {
    expect(questionPath({ id: 7, question })).toBe(path);
  });
});

describe("readQuestionId", () => {
  it.each([
    ["12-un-mot", 12],
    ["12", 12],
    ["12-", 12],
    ["12--é%/", 12],
    ["012-a", null],
    ["0", null],
    ["-12", null],
    ["12a", null],
    ["1e3-a", null],
    ["9999999999999999-a", null],
    ["", null],
    [undefined, null],
  ])("%s", (segment, id) => {
    expect(readQuestionId(segment)).toBe(id);
  });
});
