import { expect, it } from "vitest";
import { foldGroups, groupFaqs, inColumns } from "./faq-groups";

const faq = (id: number, category: string | null) => ({ id, category });
const parts = [
  { key: "b", name: "B" },
  { key: "a", name: "A" },
  { key: "empty", name: "Empty" },
];
const grouped = (faqs: ReturnType<typeof faq>[]) =>
  groupFaqs(faqs, ({ category }) => category, parts).map(({ name, faqs: own }) => [
    name,
    own.map(({ id }) => id),
  ]);

it("groups follow the order of the parts, and questions keep the order of the list", () => {
  expect(grouped([faq(5, "a"), faq(4, "b"), faq(3, "a"), faq(2, "b")])).toEqual([
    ["B", [4, 2]],
    ["A", [5, 3]],
  ]);
});

it("questions without a known part come last", () => {
  expect(grouped([faq(3, null), faq(2, "gone"), faq(1, "a")])).toEqual([
    ["A", [1]],
    ["Autres questions", [3, 2]],
  ]);
});

it("only the first questions of the first group are shown at first", () => {
  const groups = groupFaqs(
    [faq(4, "b"), faq(3, "b"), faq(2, "b"), faq(1, "a")],
    ({ category }) => category,
    parts,
  );
  const ids = (all: typeof groups) => all.map(({ name, faqs }) => [name, faqs.map(({ id }) => id)]);
  const { shown, folded } = foldGroups(groups, 2);
  expect(ids(shown)).toEqual([["B", [4, 3]]]);
  expect(ids(folded)).toEqual([
    [null, [2]],
    ["A", [1]],
  ]);
  expect(ids(foldGroups(groups, 3).folded)).toEqual([["A", [1]]]);
});

it("each of two columns is read from top to bottom, the first is the longer one, and none is empty", () => {
  expect(inColumns([1, 2, 3, 4, 5])).toEqual([
    [1, 2, 3],
    [4, 5],
  ]);
  expect(inColumns([1])).toEqual([[1]]);
});
