import { expect, it } from "vitest";
import { type UrgentEntry, urgentCardFinder } from "./urgent-card";

const entry = (key: string, anyOf: string[], noneOf: string[] = []): UrgentEntry => ({
  key,
  title: "Urgence ?",
  introduction: "",
  signs: [],
  call: "Appelez le 15.",
  numbers: [{ number: "15" }],
  meanwhile: ["Restez à côté."],
  page: { path: "/question/1-a", title: "La suite" },
  sources: [],
  isAlone: false,
  anyOf,
  noneOf,
});

const find = urgentCardFinder({
  lists: {},
  cards: [entry("gorge", ["gorge gonfle"]), entry("noix", ["noix"], ["noix de coco"])],
});

it("the first card that matches is found", () => {
  expect(find("des noix, sa gorge gonfle")?.key).toBe("gorge");
  expect(find("des noix")?.key).toBe("noix");
});

it("a card whose excluded words match is not found", () => {
  expect(find("noix de coco")).toBeNull();
});

it("a card is returned without its patterns", () => {
  expect(find("noix")).not.toHaveProperty("anyOf");
});
