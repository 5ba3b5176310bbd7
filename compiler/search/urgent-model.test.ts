import { describe, expect, it } from "vitest";
import { type UrgentCard, urgentCardFinder } from "../../app/search/urgent/find-urgent-card";
import { readUrgentModel } from "../../app/search/urgent/urgent-model";
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

const PEOPLE = "mon fils | ma fille | mon mari | ma mère | le voisin | un ami | mon bébé | il | elle".split(
  " | ",
);
const FOODS = ["pommes", "poires", "riz", "pain", "lentilles", "fromage", "carottes", "soupe", "œufs"];
const each = (all: string[], key: string, phrase: (one: string) => string) =>
  all.map((one) => ({ text: phrase(one), card: key }));

const model = readUrgentModel(
  trainUrgentModel({
    phrases: [
      ...each(PEOPLE, "noyade", (who) => `${who} se noie dans la piscine`),
      ...each(PEOPLE, "piqure", (who) => `${who} gonfle après une piqûre d'abeille`),
      ...each(PEOPLE, "noyade", (who) => `au secours vite ${who} coule à pic`),
      ...each(PEOPLE, "piqure", (who) => `au secours vite ${who} a un dard planté`),
      ...each(PEOPLE, "brulure", (who) => `au secours vite ${who} a pris feu`),
      ...each(PEOPLE, "fatigue", (who) => `${who} dort mal et se fatigue vite`),
    ],
    ordinary: FOODS.flatMap((food) => [
      ...[`recette avec ${food}`, `${food} calories`, `combien de ${food} par jour`],
      ...[`${food} surgelé`, `${food} bio`, `congeler ${food}`, `soupe de ${food}`, `prix ${food}`],
    ]),
  }),
);
const find = urgentCardFinder(
  {
    general: card("generale"),
    cards: [...["noyade", "piqure", "brulure"].map((key) => card(key)), card("fatigue", { canWait: true })],
  },
  model,
);

describe("the card of a search", () => {
  it("is that of the emergency that it speaks of, in other words and with typing errors", () => {
    expect(find("ma petite soeur se noi dans la pisine")?.key).toBe("noyade");
    expect(find("mon chef gonfle apres une piqure de guepe")?.key).toBe("piqure");
  });

  it("is none if the search is ordinary, empty or unknown", () => {
    for (const term of ["combien de pommes par jour", "recette soupe", "", "zzzz", "__proto__"])
      expect(find(term), term).toBeNull();
  });

  it("is the general one if the search does not tell which emergency", () => {
    expect(find("au secours, vite !")?.key).toBe("generale");
  });

  it("is the general one if it could wait but a grave emergency is possible", () => {
    expect(find("il dort mal et se fatigue vite")?.key).toBe("fatigue");
    expect(find("il dort mal et se fatigue vite, il gonfle après une piqûre")?.key).not.toBe("fatigue");
  });

  it("is found in the middle of a long story", () => {
    const story = "on parlait de la recette avec riz et du pain pour combien de jours ".repeat(4);
    expect(find(story)).toBeNull();
    expect(find(`${story} ma fille se noie dans la piscine ${story}`)?.key).toBe("noyade");
  });

  it("is the general one for a long story that speaks of two emergencies", () => {
    const story = "on parlait de la recette avec riz et du pain pour combien de jours ".repeat(4);
    const calls = ["ma fille se noie dans la piscine", "mon fils gonfle après une piqûre d'abeille"];
    expect(find(calls.map((call) => `${story} ${call} ${story}`).join(" "))?.key).toBe("generale");
  });
});

it("training twice with the same phrases gives the same model", () => {
  const taught = { phrases: each(PEOPLE, "noyade", (who) => `${who} se noie`), ordinary: FOODS };
  expect(trainUrgentModel(taught)).toEqual(trainUrgentModel(taught));
});
