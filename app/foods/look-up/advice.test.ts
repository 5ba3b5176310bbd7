import { describe, expect, it } from "vitest";
import { type Advice, adviceFor, NO_RULE, strictness } from "./advice";
import type { FoodRule } from "~/foods/food";
import { FOOD_VERDICTS, type FoodVerdict } from "~/foods/verdicts";
import { EVERYONE, type Situation } from "./situation";
import { someSituation } from "../../../tests/support/some-food";

function rule(situation: string, verdict: FoodVerdict | null, condition: string | null = null): FoodRule {
  return { situation, verdict, condition, reason: `Raison ${situation}`, sources: [] };
}

const food = (rules: FoodRule[], inherited: FoodRule[] = []) => ({
  rules,
  kin: {
    ...{ key: "famille", name: "Famille", others: "les autres", foods: ["aliment"] },
    rules: inherited.map((one) => ({ ...one, isForOthers: one.situation === "diabete" })),
  },
});

const pregnant = someSituation("enceinte");
const toddler = someSituation("petit", { ages: { from: 12, before: 36 } });
const diabetic = someSituation("diabete");
const both = someSituation("les-deux", {
  includes: [pregnant, diabetic].map(({ key }) => ({ key, title: key })),
});
const everyone = someSituation(EVERYONE);

const said = ({ verdict, condition, also, isInherited }: Advice) => [
  verdict,
  condition,
  also.map((each) => `${each.title}: ${each.condition}`).join(),
  isInherited,
];

describe("the advice on a food", () => {
  it.each([
    ["is its own rule", [rule("enceinte", "limiter", "peu")], [], ["limiter", "peu", "", false]],
    ["is its family's rule", [], [rule("enceinte", "limiter", "peu")], ["limiter", "peu", "", true]],
    [
      "is its own rule, even if the family's is stricter",
      [rule("enceinte", "oui")],
      [rule("enceinte", "eviter")],
      ["oui", null, "", false],
    ],
    [
      "is its own rule for everyone if that says « à éviter »",
      [rule("enceinte", "oui-si", "cuit"), rule(EVERYONE, "eviter")],
      [],
      ["eviter", null, "", false],
    ],
    [
      "is its own rule, with the stricter one for everyone below",
      [rule("enceinte", "oui-si", "cuit"), rule(EVERYONE, "limiter", "peu")],
      [],
      ["oui-si", "cuit", "Tout le monde: peu", false],
    ],
    [
      "is the stricter verdict for everyone rather than the family's, but the family's condition stays first",
      [rule(EVERYONE, "limiter", "500 g")],
      [rule("enceinte", "oui-si", "bien cuit")],
      ["limiter", "bien cuit", "Tout le monde: 500 g", false],
    ],
    [
      "is the stricter rule for everyone if the family's has no condition",
      [rule(EVERYONE, "limiter", "500 g")],
      [rule("enceinte", "rien")],
      ["limiter", "500 g", "", false],
    ],
    [
      "is not a milder rule for everyone",
      [rule(EVERYONE, "oui-si", "frais")],
      [rule("enceinte", "limiter", "peu")],
      ["limiter", "peu", "", true],
    ],
    [
      "has nothing below « à éviter »",
      [rule(EVERYONE, "oui-si", "frais")],
      [rule("enceinte", "eviter")],
      ["eviter", null, "", true],
    ],
    [
      "is never replaced by a family's rule for everyone, which is only added",
      [],
      [rule("enceinte", "oui-si", "bien cuit"), rule(EVERYONE, "limiter", "500 g")],
      ["oui-si", "bien cuit", "Tout le monde: 500 g", true],
    ],
    [
      "is its own « à éviter » for everyone, not that of its family with exceptions",
      [rule(EVERYONE, "eviter")],
      [rule("enceinte", "eviter", "sauf bien cuit")],
      ["eviter", null, "", false],
    ],
    [
      "is its family's « à éviter » without exceptions",
      [rule(EVERYONE, "eviter", "sauf épluché")],
      [rule("enceinte", "eviter")],
      ["eviter", null, "", true],
    ],
    [
      "is its own « à éviter » for the person rather than that for everyone",
      [rule("enceinte", "eviter", "dès le projet"), rule(EVERYONE, "eviter")],
      [],
      ["eviter", "dès le projet", "", false],
    ],
    [
      "is its own, without one for everyone that is as strict",
      [rule("enceinte", "oui-si", "cuit, jamais cru"), rule(EVERYONE, "oui-si", "frais, ou cuit")],
      [],
      ["oui-si", "cuit, jamais cru", "", false],
    ],
    [
      "is its family's, with the food's own for everyone that is as strict",
      [rule(EVERYONE, "oui-si", "les tiges")],
      [rule("enceinte", "oui-si", "bien lavé")],
      ["oui-si", "bien lavé", "Tout le monde: les tiges", true],
    ],
    [
      "is its family's amount, without another amount for everyone, which may be larger",
      [rule(EVERYONE, "limiter", "2 verres")],
      [rule("enceinte", "limiter", "le moins possible")],
      ["limiter", "le moins possible", "", true],
    ],
    [
      "does not repeat a condition",
      [rule(EVERYONE, "oui-si", "cuit")],
      [rule("enceinte", "oui-si", "bien lavé, cuit")],
      ["oui-si", "bien lavé, cuit", "", true],
    ],
  ])("%s", (_what, own, inherited, expected) => {
    expect(said(adviceFor(food(own, inherited), pregnant))).toEqual(expected);
  });

  it.each([
    ["an adult's amount of the food", [rule(EVERYONE, "limiter", "500 g")], []],
    ["an adult's amount of the family", [], [rule(EVERYONE, "limiter", "500 g")]],
  ])("of a child never mentions %s", (_what, own, inherited) => {
    const advice = adviceFor(food(own, [rule("petit", "oui-si", "haché"), ...inherited]), toddler);
    expect(said(advice)).toEqual(["oui-si", "haché", "", true]);
  });

  it("without any rule is no verdict, and a sentence; a yes for everyone does not count", () => {
    expect(adviceFor(food([]), pregnant)).toMatchObject({ verdict: null, reason: NO_RULE });
    expect(adviceFor({ ...food([rule(EVERYONE, "oui")]), kin: null }, pregnant).verdict).toBeNull();
    expect(adviceFor({ ...food([rule(EVERYONE, "eviter")]), kin: null }, pregnant).verdict).toBe("eviter");
  });

  it("can be a sentence of the family instead of a verdict", () => {
    expect(adviceFor(food([], [rule("enceinte", null)]), pregnant)).toMatchObject({
      ...{ verdict: null, reason: "Raison enceinte" },
    });
  });

  it("says whose it is if it is the family's, unless the person has one rule for all other families", () => {
    const inherited = [rule("enceinte", "oui"), rule("diabete", "oui")];
    const says = (own: FoodRule[], person: Situation) => adviceFor(food(own, inherited), person).likeOthers;
    expect([says([], pregnant), says([], diabetic)]).toEqual(["C’est pareil pour les autres", null]);
    expect(says([rule("enceinte", "oui")], pregnant)).toBeNull();
  });

  it("for everyone is the food's own rule, else the family's", () => {
    expect(adviceFor(food([rule(EVERYONE, "oui")], [rule(EVERYONE, "eviter")]), everyone).verdict).toBe(
      "oui",
    );
    expect(adviceFor(food([], [rule(EVERYONE, "eviter")]), everyone).verdict).toBe("eviter");
  });
});

describe("a situation that includes others", () => {
  it("gets the strictest of their verdicts, and their conditions in their order, so that cooking is before an amount", () => {
    const rules = [rule("diabete", "limiter", "une part"), rule("enceinte", "oui-si", "cuit")];
    const advice = adviceFor(food(rules), both);
    expect(said(advice)).toEqual(["limiter", "cuit", "diabete: une part", false]);
    expect(advice.reason).toBe("Raison enceinte");
  });

  it("has the food's own advice if only the verdict, or only the condition, is its family's", () => {
    const [cooked, amount] = [rule("enceinte", "oui-si", "cuit"), rule("diabete", "limiter", "une part")];
    expect(adviceFor(food([cooked], [amount]), both).isInherited).toBe(false);
    expect(adviceFor(food([amount], [cooked]), both).isInherited).toBe(false);
    expect(adviceFor(food([], [amount, cooked]), both).isInherited).toBe(true);
  });

  it("has nothing below « à éviter »", () => {
    const rules = [rule("enceinte", "oui-si", "cuit"), rule("diabete", "eviter", "sauf malaise")];
    expect(said(adviceFor(food(rules), both))).toEqual(["eviter", "sauf malaise", "", false]);
  });

  it("has only the food's own rule for it, if no other is stricter", () => {
    const others = [rule("enceinte", "oui-si", "cuit"), rule("diabete", "oui-si", "cru, non si fragile")];
    const own = rule("les-deux", "oui-si", "bouilli ; cru, non");
    expect(said(adviceFor(food([own, ...others]), both))).toEqual([
      "oui-si",
      "bouilli ; cru, non",
      "",
      false,
    ]);
    expect(said(adviceFor(food(others, [own]), both))).toEqual([
      ...["oui-si", "bouilli ; cru, non", "enceinte: cuit,diabete: cru, non si fragile", true],
    ]);
  });

  it("is not made milder by a rule of its own", () => {
    const rules = [rule("les-deux", "oui-si", "réparti"), rule("diabete", "eviter")];
    expect(adviceFor(food(rules), both).verdict).toBe("eviter");
  });
});

it("verdicts are sorted from strict to mild, and no verdict is last", () => {
  const sorted = [null, ...FOOD_VERDICTS.toReversed()].sort(
    (one, other) => strictness(one) - strictness(other),
  );
  expect(sorted.slice(0, 3)).toEqual(["eviter", "limiter", "oui-si"]);
  expect(sorted.at(-1)).toBeNull();
  expect(strictness("oui")).toBe(strictness("rien"));
});
