import { describe, expect, it } from "vitest";
import { type UrgentCard, urgentCardFinder } from "../../app/search/urgent/find-urgent-card";
import { type Shares, urgentClassifier } from "../../app/search/urgent/urgent-model";
import { trainUrgentModel } from "./train-urgent-model";

const card = (key: string, more: Partial<UrgentCard> = {}): UrgentCard => ({
  key,
  title: "Urgence ?",
  introduction: "",
  signs: [],
  call: "Appelez le 15.",
  numbers: [{ number: "15" }],
  steps: [],
  meanwhile: ["Restez à côté."],
  page: { path: "/question/1-a", title: "La suite" },
  sources: [],
  isAlone: false,
  canWait: false,
  ...more,
});

const cards = [
  ...["noyade", "piqure"].map((key) => card(key)),
  ...["parler", "geste"].map((key) => card(key, { isAlone: true })),
  card("fatigue", { canWait: true }),
];
const finder = (classify: (term: string) => Shares[]) =>
  urgentCardFinder({ general: card("generale"), cards }, classify);

describe("the card of a term", () => {
  it.each<[string, string | undefined, ...Record<string, number>[]]>([
    ["none below half an emergency", undefined, { aucune: 0.6, noyade: 0.4 }],
    ["that of most of the emergency", "noyade", { aucune: 0.2, noyade: 0.5, piqure: 0.3 }],
    ["the general one if it is not clear which", "generale", { noyade: 0.4, piqure: 0.3, parler: 0.3 }],
    ["one that can wait", "fatigue", { aucune: 0.1, fatigue: 0.8, noyade: 0.1 }],
    ["the general one if waiting could be grave", "generale", { fatigue: 0.7, noyade: 0.3 }],
    ["of two about suicide, the likelier", "geste", { geste: 0.4, parler: 0.25, noyade: 0.35 }],
    ["that of one part", "piqure", { aucune: 1 }, { piqure: 1 }],
    ["the general one if parts differ", "generale", { noyade: 1 }, { piqure: 1 }],
  ])("is %s", (_which, key, ...parts) => {
    const find = finder(() => parts.map((shares) => new Map(Object.entries({ aucune: 0, ...shares }))));
    expect(find("")?.key).toBe(key);
  });
});

const PEOPLE = "mon fils | ma fille | mon mari | ma mère | le voisin | un ami | mon bébé | il | elle".split(
  " | ",
);
const FOODS = "pommes poires riz pain lentilles fromage carottes soupe œufs thé sel noix miel thon".split(
  " ",
);
const each = (key: string, phrase: (one: string) => string) =>
  PEOPLE.map((one) => ({ text: phrase(one), card: key }));
const train = () =>
  trainUrgentModel(
    [
      ...each("noyade", (who) => `${who} se noie dans la piscine`),
      ...each("piqure", (who) => `${who} gonfle après une piqûre d'abeille`),
    ],
    FOODS.flatMap((food) => [
      ...[`recette avec ${food}`, `${food} calories`, `combien de ${food} par jour`],
      ...[`${food} surgelé`, `${food} bio`, `congeler ${food}`, `soupe de ${food}`, `prix ${food}`],
    ]),
  );

describe("the trained model", () => {
  const find = finder(urgentClassifier(train()));

  it("recognizes an emergency in other words and with typing errors", () => {
    expect(find("ma petite soeur se noi dans la pisine")?.key).toBe("noyade");
    expect(find("mon chef gonfle apres une piqure de guepe")?.key).toBe("piqure");
  });

  it("finds no card if the search is ordinary, empty or unknown", () => {
    for (const term of ["combien de pommes par jour", "recette soupe", "", "zzzz", "__proto__"])
      expect(find(term), term).toBeNull();
  });

  it("finds a call for help in the middle of a long story", () => {
    const story = "on parlait de la recette avec riz et du pain pour combien de jours ".repeat(4);
    expect(find(story)).toBeNull();
    expect(find(`${story} ma fille se noie dans la piscine ${story}`)?.key).toBe("noyade");
  });

  it("is the same if it is trained again", () => expect(train()).toEqual(train()));
});
