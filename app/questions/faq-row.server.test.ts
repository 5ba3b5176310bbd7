import { expect, it } from "vitest";
import { readFaq } from "./faq-row.server";

const readIdea = async (idea: string | null) => {
  const faq = await readFaq({
    id: 1,
    question: "Le miel est-il meilleur que le sucre ?",
    answer: "<p>Non.</p>",
    compiled: null,
    idea,
    difficulty: "facile",
    sources: [],
    reviewed_on: null,
    created_at: "2026-01-02T08:00:00Z",
    category: { name: "Idées reçues", slug: "mythes-et-idees-recues" },
    subcategory: null,
  });
  return faq.idea;
};

it.each([null, "", "  ", "\u00a0\u202f\n"])(
  "the blank idea %j is read as null, so that the default label shows",
  async (idea) => {
    expect(await readIdea(idea)).toBeNull();
  },
);

it("whitespace around the idea of a myth is removed", async () => {
  expect(await readIdea(" La vérité : non\n")).toBe("La vérité : non");
});
