import { describe, expect, it } from "vitest";
import { adviceFor, NO_RULE, strictness } from "./advice";
import type { FoodRule } from "~/foods/food";
import { FOOD_VERDICTS } from "~/foods/verdicts";
import { EVERYONE, type Situation } from "./situation";
import { someSituation } from "../../../tests/support/some-food";

/** Rules as text: « enceinte limiter peu; tous oui » is one for a pregnant woman, with its condition, and one for everyone. */
function rules(text: string): FoodRule[] {
  return text.split("; ").flatMap((rule) => {
    const [person = "", said, ...condition] = rule.split(" ");
    if (person === "") return [];
    const situation = person === "tous" ? EVERYONE : person;
    const verdict = FOOD_VERDICTS.find((each) => each === said) ?? null;
    return {
      situation,
      verdict,
      condition: condition.join(" ") || null,
      reason: `Raison ${person}`,
      replacement: null,
      sources: [],
    };
  });
}

const food = (own: string, inherited = "") => ({
  replacement: "riz",
  rules: rules(own),
  kin: {
    ...{ key: "famille", name: "Famille", others: "les autres", foods: ["aliment"] },
    rules: rules(inherited).map((one) => ({ ...one, isForOthers: one.situation === "diabete" })),
  },
});

const pregnant = someSituation("enceinte");
const toddler = someSituation("petit", { ages: { from: 12, before: 36 } });
const diabetic = someSituation("diabete");
const both = someSituation("les-deux", {
  includes: [pregnant, diabetic].map(({ key }) => ({ key, title: key })),
});
const everyone = someSituation(EVERYONE);

/** The advice as text; « (famille) » if it is the family's. */
function said(own: string, inherited: string, person: Situation): string {
  const { verdict, condition, also, isInherited } = adviceFor(food(own, inherited), person);
  const more = also.map((each) => `+ ${each.title}: ${each.condition}`);
  return [verdict, condition, ...more, isInherited && "(famille)"].filter(Boolean).join(" ");
}

function expectDecision(line: string, person: Situation): void {
  const [own = "", inherited = "", expected] = line.split("|").map((part) => part.trim());
  expect(said(own, inherited, person)).toBe(expected);
}

/** Each line: the food's own rules | its family's | what a pregnant woman is told. */
const DECISIONS = `
  enceinte limiter peu                                 |                                        | limiter peu
                                                       | enceinte limiter peu                   | limiter peu (famille)
  enceinte oui                                         | enceinte eviter                        | oui
  enceinte oui-si cuit; tous eviter                    |                                        | eviter
  enceinte oui-si cuit; tous limiter peu               |                                        | oui-si cuit + Tout le monde: peu
  tous limiter 500 g                                   | enceinte oui-si bien cuit              | limiter bien cuit + Tout le monde: 500 g
  tous limiter 500 g                                   | enceinte rien                          | limiter 500 g
  tous oui-si frais                                    | enceinte limiter peu                   | limiter peu (famille)
  tous oui-si frais                                    | enceinte eviter                        | eviter (famille)
                                                       | enceinte oui-si cuit; tous limiter 9 g | oui-si cuit + Tout le monde: 9 g (famille)
  tous eviter                                          | enceinte eviter sauf bien cuit         | eviter
  tous eviter sauf épluché                             | enceinte eviter                        | eviter (famille)
  enceinte eviter dès le projet; tous eviter           |                                        | eviter dès le projet
  enceinte oui-si cuit, jamais cru; tous oui-si frais  |                                        | oui-si cuit, jamais cru
  tous oui-si les tiges                                | enceinte oui-si bien lavé              | oui-si bien lavé + Tout le monde: les tiges (famille)
  tous limiter 2 verres                                | enceinte limiter le moins possible     | limiter le moins possible (famille)
  tous oui-si cuit                                     | enceinte oui-si bien lavé, cuit        | oui-si bien lavé, cuit (famille)`;

describe("the advice on a food", () => {
  it.each(DECISIONS.trim().split("\n"))("%s", (line) => expectDecision(line, pregnant));

  it.each([
    ["an adult's amount of the food", "tous limiter 500 g", "petit oui-si haché"],
    ["an adult's amount of the family", "", "petit oui-si haché; tous limiter 500 g"],
  ])("of a child never mentions %s", (_what, own, inherited) => {
    expect(said(own, inherited, toddler)).toBe("oui-si haché (famille)");
  });

  it("without any rule is no verdict, and a sentence; a yes for everyone does not count", () => {
    expect(adviceFor(food(""), pregnant)).toMatchObject({ verdict: null, reason: NO_RULE });
    expect(said("tous oui", "", pregnant)).toBe("");
    expect(said("tous eviter", "", pregnant)).toBe("eviter");
  });

  it("can be a sentence of the family instead of a verdict", () => {
    expect(adviceFor(food("", "enceinte aucun"), pregnant)).toMatchObject({
      ...{ verdict: null, reason: "Raison enceinte" },
    });
  });

  it("says whose it is if it is the family's, unless the person has one rule for all other families", () => {
    const says = (own: string, person: Situation) =>
      adviceFor(food(own, "enceinte oui; diabete oui"), person).likeOthers;
    expect([says("", pregnant), says("", diabetic)]).toEqual(["C’est pareil pour les autres", null]);
    expect(says("enceinte oui", pregnant)).toBeNull();
    const decided = adviceFor(food("tous limiter peu", "enceinte oui-si cuit"), pregnant);
    expect(decided).toMatchObject({ verdict: "limiter", likeOthers: null });
  });

  it("says instead what the rule of the person says, else what the food says", () => {
    const rice = food("enceinte eviter", "petit eviter; diabete eviter");
    const rules = rice.kin.rules.map((rule) =>
      rule.situation === "petit" ? { ...rule, replacement: "lait" } : rule,
    );
    const instead = (person: Situation) =>
      adviceFor({ ...rice, kin: { ...rice.kin, rules } }, person).replacement;
    expect([pregnant, toddler, diabetic].map(instead)).toEqual(["riz", "lait", "riz"]);
    rice.rules.push(...rules.slice(0, 1).map((rule) => ({ ...rule, replacement: null })));
    expect(instead(toddler)).toBe("lait");
  });

  it("for everyone is the food's own rule, else the family's", () => {
    expect(said("tous oui", "tous eviter", everyone)).toBe("oui");
    expect(said("", "tous eviter", everyone)).toBe("eviter (famille)");
  });
});

/** The same, to a pregnant woman with diabetes. */
const BOTH_DECISIONS = `
  diabete limiter une part; enceinte oui-si cuit                       |                          | limiter cuit + diabete: une part
  enceinte oui-si cuit                                                 | diabete limiter une part | limiter cuit + diabete: une part
  diabete limiter une part                                             | enceinte oui-si cuit     | limiter cuit + diabete: une part
                                                                       | diabete oui; enceinte oui-si cuit | oui-si cuit (famille)
  enceinte oui-si cuit; diabete eviter sauf malaise                    |                          | eviter sauf malaise
  les-deux oui-si bouilli; enceinte oui-si cuit; diabete oui-si non cru |                         | oui-si bouilli
  enceinte oui-si cuit; diabete oui-si non cru                         | les-deux oui-si bouilli  | oui-si bouilli + enceinte: cuit + diabete: non cru (famille)
  les-deux oui-si réparti; diabete limiter une part                    |                          | limiter réparti + diabete: une part
  les-deux oui-si réparti; diabete eviter                              |                          | eviter`;

describe("a situation that includes others gets the strictest verdict, and cooking before an amount", () => {
  it.each(BOTH_DECISIONS.trim().split("\n"))("%s", (line) => expectDecision(line, both));

  it("has the reason of the condition that comes first", () => {
    const own = "diabete limiter une part; enceinte oui-si cuit";
    expect(adviceFor(food(own), both).reason).toBe("Raison enceinte");
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
