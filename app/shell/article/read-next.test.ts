import { expect, it } from "vitest";
import { nextGuide, nextQuestion } from "./read-next";

it("after a question comes the most related question with a greater id or, if there is none, the most related question", () => {
  const related = [{ id: 5 }, { id: 9 }, { id: 30 }];
  expect(nextQuestion(7, related)).toEqual({ id: 9 });
  expect(nextQuestion(40, related)).toEqual({ id: 5 });
  expect(nextQuestion(7, [])).toBeUndefined();
});

it("after a guide comes the next guide of its category, or else the next guide of the list, or else the first guide", () => {
  const guides = [
    { slug: "a", category: "Santé" },
    { slug: "b", category: "Sport" },
    { slug: "c", category: "Santé" },
    { slug: "d", category: "Recettes" },
  ];
  const after = (slug: string) => nextGuide(slug, guides)?.slug;
  expect(["a", "b", "c", "d"].map(after)).toEqual(["c", "c", "d", "a"]);
  expect(nextGuide("a", guides.slice(0, 1))).toBeUndefined();
});
