import { expect, it } from "vitest";
import { categorizedFaqRow, categoryFaqRow } from "./rows.server";

const row = {
  id: 1,
  question: "Le miel est-il meilleur que le sucre ?",
  answer: "<p>Non.</p>",
  idea: "La vérité : non",
  difficulty: "facile",
  sources: [],
  reviewed_on: null,
  subcategory_id: null,
  category: { slug: "mythes-et-idees-recues" },
};

it.each([null, "", "  ", "\u00a0\u202f\n"])(
  "the blank idea %j is read as null, so that the default label shows",
  (idea) => {
    for (const schema of [categoryFaqRow, categorizedFaqRow]) {
      expect(schema.parse({ ...row, idea }).idea).toBeNull();
    }
  },
);

it("whitespace around the idea of a myth is removed", () => {
  expect(categoryFaqRow.parse(row).idea).toBe("La vérité : non");
  expect(categoryFaqRow.parse({ ...row, idea: " La vérité : non\n" }).idea).toBe("La vérité : non");
});
