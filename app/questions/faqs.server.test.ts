import { expect, it } from "vitest";
import { faqRow, readFaq } from "./faqs.server";

const readIdea = async (idea: string | null) => {
  const row = {
    id: 1,
    question: "Le miel est-il meilleur que le sucre ?",
    answer: "<p>Non.</p>",
    compiled: null,
    idea,
    difficulty: "facile",
    sources: [],
    reviewed_on: null,
    created_at: "2026-01-02T08:00:00Z",
    order_index: 1,
    category_id: 4,
    subcategory_id: null,
    target_audience_id: null,
    category: { name: "Idées reçues", slug: "mythes-et-idees-recues" },
    subcategory: null,
  };
  return (await readFaq(faqRow.parse(row))).idea;
};

it.each([
  [null, null],
  ["", null],
  ["\u00a0\u202f\n", null],
  [" La vérité : non\n", "La vérité : non"],
])("the idea %j is read as %j, so that a blank one shows the default label", async (stored, idea) => {
  expect(await readIdea(stored)).toBe(idea);
});
