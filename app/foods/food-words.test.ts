import { describe, expect, it } from "vitest";
import { contents, foodOf as food, situationOf as situation } from "../../tests/support/contents";
import { NO_RULE } from "~/foods/look-up/advice";
import {
  adviceTable,
  foodQuestion,
  foodTitle,
  lowered,
  shortName,
  shortTitle,
  verdictHeading,
  avoidedBy,
} from "./food-words";
import { EVERYONE, warningFor } from "~/foods/look-up/situation";

const { foods, situations } = contents;

it("a name that begins with an acronym keeps its capitals within a sentence", () => {
  expect(lowered("IMAO")).toBe("IMAO");
  expect(lowered("J’allaite")).toBe("j’allaite");
});

it("a person beside other persons has a short name", () => {
  expect(shortTitle("Bébé de moins de 4 mois")).toBe("Moins de 4 mois");
  expect(shortTitle("Enfant de 1\u00a0à\u00a03\u00a0ans")).toBe("1\u00a0à\u00a03\u00a0ans");
  const names = situations.map(({ title }) => shortTitle(title));
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});

it("persons with the same verdict, condition and reason stand together, the strictest verdict first", () => {
  const [strictest] = adviceTable(food("camembert-lait-cru"), situations);
  expect(strictest?.verdict).toBe("eviter");
  expect(strictest?.reasons[0]?.persons.map(({ key }) => key)).toEqual([
    ...["enceinte", "diabete-gestationnel", "immunodeprime"],
  ]);
  const limited = adviceTable(food("camembert-lait-cru"), situations).flatMap(({ reasons }) => reasons);
  const hypertension = limited.find(({ persons }) => persons.some(({ key }) => key === "hypertension"));
  expect(hypertension?.text).toMatch(/^30\sg par jour.* nature est le moins salé\. Le fromage apporte /);
});

describe("titles", () => {
  it("shortens a name that is too long for a title", () => {
    expect(shortName("Fromage fondu au four\u202f: raclette, tartiflette")).toBe("Fromage fondu au four");
    expect(shortName("Foie (veau, volaille, agneau, porc)")).toBe("Foie");
    expect(shortName("Œuf à la coque, mollet, poché, au plat")).toBe("Œuf à la coque, mollet, poché");
  });

  it("asks whether one can drink a drink", () => {
    expect(foodTitle(food("cafe"))).toMatch(/puis-je en boire\u202f\?$/);
    expect(foodTitle(food("miel"))).toMatch(/^Miel\u202f: puis-je en manger\u202f\?$/);
  });
});

describe("headings and questions", () => {
  it("a general « oui » is an adult's, a general « à éviter » is everybody's", () => {
    const everyone = situation(EVERYONE);
    expect(verdictHeading({ verdict: "oui" }, everyone)).toBe("Adulte en bonne santé\u202f: oui");
    expect(verdictHeading({ verdict: "eviter" }, everyone)).toBe("Tout le monde\u202f: à éviter");
    const pregnant = situation("enceinte");
    expect(verdictHeading({ verdict: "rien" }, pregnant)).toBe("Enceinte\u202f: rien de particulier");
  });

  it("names who should avoid a food, children by age, but not babies who drink nothing but milk", () => {
    expect(avoidedBy(food("camembert-lait-cru"), situations)).toBe(
      "enceinte, moins\u00a0de\u00a05\u00a0ans, entre autres",
    );
    expect(avoidedBy(food("miel"), situations)).toBe("moins\u00a0de\u00a01\u00a0an");
    expect(avoidedBy(food("legumes-secs"), situations)).toBeNull();
  });

  it("has a question for each rule, and no questions for a food without rules", () => {
    const questions = (one: (typeof foods)[number]) =>
      situations.flatMap((each) => foodQuestion(one, each) ?? []);
    const asked = questions(food("miel"));
    expect(asked).toHaveLength(food("miel").rules.length);
    const [first] = asked;
    expect(first?.question).toMatch(/^Miel\u202f: mon bébé a .*, peut-il en manger\u202f\?$/);
    expect(first?.answer).toMatch(/^À éviter\u202f: jamais avant 1/);
    const all = foods.flatMap(questions);
    expect(all.filter(({ answer }) => answer.includes(NO_RULE))).toEqual([]);
  });
});

it("a warning about certain foods is not shown with other foods", () => {
  const child = situation("enfant-1-3-ans");
  expect(warningFor(food("steak-hache"), child)).toMatch(/viande hachée/);
  expect(warningFor(food("miel"), child)).toBeNull();
  expect(warningFor(food("poisson-fume"), situation("enceinte"))).toMatch(/fièvre/);
  expect(warningFor(food("carambole"), situation("insuffisance-renale-chronique"))).toMatch(/15/);
});
