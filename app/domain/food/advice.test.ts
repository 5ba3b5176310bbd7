import { describe, expect, it } from "vitest";
import { type Advice, adviceFor, strictness } from "./advice";
import { FOOD_VERDICTS, type Food, type FoodRule, type FoodVerdict } from "./food";
import { EVERYONE } from "./situation";

function rule(situation: string, verdict: FoodVerdict, condition: string | null = null): FoodRule {
  return { situation, verdict, condition, reason: `Raison ${situation}`, sources: [] };
}

function food(rules: FoodRule[], nothingSpecial: string[] = []): Food {
  return {
    ...{
      id: 1,
      key: "aliment",
      name: "Aliment",
      path: "/aliments/1-aliment",
      synonyms: [],
      family: "famille",
    },
    ...{ allergens: null, alerts: [], replacement: null, reviewedOn: "2026-11-23" },
    ...{ rules, nothingSpecial },
  };
}

const pregnant = { key: "enceinte", defaultRule: null };
const baby = { key: "bebe", defaultRule: rule("bebe", "eviter") };
const everyone = { key: EVERYONE, defaultRule: null };

const said = ({ verdict, coverage }: Advice) => [verdict, coverage];

describe("the advice on a food", () => {
  it.each([
    ["its own rule", [rule("enceinte", "limiter", "peu")], ["limiter", "rule"]],
    [
      "the rule for everyone if it is stricter",
      [rule("enceinte", "oui-si", "cuit"), rule(EVERYONE, "eviter")],
      ["eviter", "rule"],
    ],
    [
      "its own rule if that is stricter",
      [rule("enceinte", "eviter"), rule(EVERYONE, "oui")],
      ["eviter", "rule"],
    ],
    [
      "the rule for everyone, and that the situation is not covered",
      [rule(EVERYONE, "limiter", "peu")],
      ["limiter", "unknown"],
    ],
    ["nothing, where everyone can eat it", [rule(EVERYONE, "oui")], [null, "unknown"]],
    ["nothing, without a rule", [], [null, "unknown"]],
    ["nothing, where only others have a rule", [rule("goutte", "eviter")], [null, "unknown"]],
  ])("is %s", (_which, rules, expected) => {
    expect(said(adviceFor(food(rules), pregnant))).toEqual(expected);
  });

  it("is « rien de particulier », never a yes, if the sources were checked for this situation", () => {
    expect(said(adviceFor(food([], ["enceinte"]), pregnant))).toEqual([null, "nothing-special"]);
    expect(said(adviceFor(food([rule(EVERYONE, "oui")], ["enceinte"]), pregnant))).toEqual([
      null,
      "nothing-special",
    ]);
  });

  it("is the rule for everyone rather than « rien de particulier »", () => {
    expect(said(adviceFor(food([rule(EVERYONE, "limiter", "peu")], ["enceinte"]), pregnant))).toEqual([
      "limiter",
      "rule",
    ]);
  });

  it("is the default rule of a situation, unless the food has a rule for this situation", () => {
    expect(said(adviceFor(food([]), baby))).toEqual(["eviter", "rule"]);
    expect(said(adviceFor(food([], ["bebe"]), baby))).toEqual(["eviter", "rule"]);
    expect(adviceFor(food([rule("bebe", "eviter", "jamais avant 1 an")]), baby).condition).toBe(
      "jamais avant 1 an",
    );
  });

  it("for everyone is the rule for everyone, or no verdict", () => {
    expect(said(adviceFor(food([rule(EVERYONE, "oui")]), everyone))).toEqual(["oui", "rule"]);
    expect(said(adviceFor(food([rule("enceinte", "eviter")], [EVERYONE]), everyone))).toEqual([
      null,
      "unknown",
    ]);
  });
});

describe("the condition of the milder rule", () => {
  it("is added to the advice", () => {
    const both = food([rule("enceinte", "oui-si", "cuit à cœur"), rule(EVERYONE, "limiter", "une fois")]);
    expect(adviceFor(both, pregnant)).toMatchObject({ condition: "une fois", also: "cuit à cœur" });
  });

  it("is not repeated if both rules have the same condition", () => {
    const same = food([rule("enceinte", "oui-si", "cuit"), rule(EVERYONE, "oui-si", "cuit")]);
    expect(adviceFor(same, pregnant).also).toBeNull();
  });

  it("comes from the rule for everyone if both verdicts are equal", () => {
    const equal = food([rule("enceinte", "limiter", "moins"), rule(EVERYONE, "limiter", "peu")]);
    expect(adviceFor(equal, pregnant)).toMatchObject({ condition: "moins", also: "peu" });
  });
});

describe("strictness", () => {
  it("orders verdicts from strict to mild, and puts advice without a verdict last", () => {
    expect([null, ...FOOD_VERDICTS.toReversed()].sort((a, b) => strictness(a) - strictness(b))).toEqual([
      ...FOOD_VERDICTS,
      null,
    ]);
  });
});
