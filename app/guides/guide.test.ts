import { expect, it } from "vitest";
import { nextGuide } from "./guide";

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
