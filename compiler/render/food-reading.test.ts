import { expect, it } from "vitest";
import type { Food } from "../../app/domain/food/food";
import { foodReading } from "./food-reading";

const honey: Food = {
  ...{
    id: 7,
    key: "miel",
    name: "Miel",
    path: "/aliments/7-miel",
    synonyms: ["miel de fleurs"],
    family: "sucres",
  },
  ...{ allergens: null, alerts: [], replacement: null, nothingSpecial: [], reviewedOn: "2026-01-01" },
  rules: [
    {
      situation: "bebe",
      verdict: "eviter",
      condition: null,
      reason: "Le botulisme est rare mais grave",
      sources: [],
    },
  ],
};
const faq = (id: number, question: string, text: string, published = true) => ({
  ...{ id, question, published },
  compiled: { text },
});
const reading = (faqs: ReturnType<typeof faq>[]) =>
  foodReading({ foods: [honey], faqs, situations: [] })[honey.id];

const others = [1, 2, 3].map((id) => faq(id, `Le botulisme numéro ${id} ?`, "Rien de tel ici."));

it("a question that names the food comes first, then those that share a word with its rules and whose answers name it", () => {
  const faqs = [
    ...others,
    faq(10, "Comment éviter le botulisme ?", "Ni conserve bombée.\nNi miel avant un an."),
    faq(11, "Le miel est-il un sucre ?", "Oui."),
    faq(12, "Botulisme : quels signes ?", "Le miel.\nLe miel encore."),
  ];
  expect(reading(faqs)).toEqual([11, 12, 10]);
});

it("a question that names the food in passing, about something else, is left out", () => {
  expect(reading([...others, faq(10, "Quel dessert servir ?", "Un yaourt au miel.")])).toEqual([]);
});

it("a question that is not published is left out", () => {
  expect(reading([...others, faq(11, "Le miel est-il un sucre ?", "Oui.", false)])).toEqual([]);
});
