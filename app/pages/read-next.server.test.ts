import { expect, it } from "vitest";
import { relatedIds } from "./read-next.server";

const inGroup = (id: number, slug: string | null) => ({
  ...{ id, category: { name: "Orchestre", slug: "orchestre" } },
  subcategory: slug === null ? null : { name: slug, slug },
});
const cordes = [2, 3, 4, 5, 6].map((id) => inGroup(id, "cordes"));
const faqs = [inGroup(1, "vents"), ...cordes, inGroup(7, null), inGroup(8, null)];

it("after a question come four of its subcategory, the most similar first, then the most similar others", () => {
  expect(relatedIds(inGroup(3, "cordes"), [3, 7, 5, 1], faqs)).toEqual([5, 2, 4, 6, 7, 1]);
});

it("after a question without a subcategory come the most similar ones", () => {
  expect(relatedIds(inGroup(7, null), [7, 8, 1], faqs)).toEqual([8, 1]);
});
