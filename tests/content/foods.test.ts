import slugify from "@sindresorhus/slugify";
import { describe, expect, it } from "vitest";
import { adviceFor } from "~/foods/look-up/advice";
import { indexFoods } from "~/foods/naming/find-foods";
import { inSeason } from "~/foods/seasons/season";
import { KINDS } from "~/foods/seasons/seasons-page";
import { readDuration } from "~/foods/storage/storage";
import { contents } from "../support/contents";

const { foods, produce, situations, storages } = contents;

function advice(key: string, pour: string) {
  const food = foods.find((one) => one.key === key);
  const situation = situations.find((one) => one.key === pour);
  if (!food || !situation) throw new Error(`unknown: ${key}, ${pour}`);
  return adviceFor(food, situation);
}

describe("the advice on a food", () => {
  it.each([
    ["abats", "diabete-gestationnel", /^bien cuits à cœur.*jamais de foie/],
    ["abats", "enceinte", /^bien cuits à cœur.*jamais de foie/],
    ["lardons", "diabete-gestationnel", /^bien cuits/],
    ["steak-hache", "diabete-gestationnel", /^70\s°C/],
    ["fromage-frais", "diabete-gestationnel", /^lait pasteurisé/],
    ["haricot-rouge-sec", "diabete-gestationnel", /^trempés 5\sh, bouillis/],
    ["carambole", "enceinte", /^jamais si vos reins/],
    ["carambole", "immunodeprime", /^jamais si vos reins/],
    ["carambole", "diabete-gestationnel", /^reins contrôlés/],
    ["fromage-cuit-chaud", "bebe-4-6-mois", /pasteurisé, fumant à cœur/],
    ["lait", "bebe-4-6-mois", /^jamais à boire avant 1\san/],
    ["thon-frais", "bebe-4-6-mois", /^à bien cuire et mixer, sans arêtes/],
    ["algues", "anticoagulant-avk", /pas si le cœur est malade/],
    ["algues", "immunodeprime", /pas si le cœur est malade/],
    ["algues", "difficulte-a-avaler", /pas si le cœur est malade/],
    ["algues", "projet-de-grossesse", /pas si le cœur est malade/],
    ["abats", "tout-le-monde", /une fois par semaine au plus/],
    ["mozzarella-feta", "bebe-4-6-mois", /un peu, râpée/],
    ["fromage-cuit-chaud", "bebe-4-6-mois", /^un peu/],
    ["carambole", "immunodeprime", /greffe, chimio/],
    ["chocolat", "diabete-gestationnel", /pas contre l’hypoglycémie/],
    ["alcool", "hypertension", /10 par semaine au plus/],
    ["alcool", "diabete", /jamais à jeun.*2 verres au plus/],
    ["soda", "insuffisance-renale-chronique", /^cola\s: rarement.*un verre par jour au plus/],
    ["jus-de-fruits", "insuffisance-renale-chronique", /potassium.*un verre par jour au plus/],
    ["charcuterie", "cortisone", /^150\sg par semaine au plus/],
    ["eau-robinet", "insuffisance-cardiaque", /s’il y en a une/],
    ["thon-frais", "bebe-6-12-mois", /^à bien cuire.*sans arêtes.*60\sg par semaine au plus/],
  ])("%s × %s has the condition %s", (food, pour, condition) => {
    expect(advice(food, pour).condition).toMatch(condition);
  });

  it.each([
    ["saucisson-sec", "enceinte"],
    ["jambon-cru", "immunodeprime"],
    ["viande-sechee", "personne-agee"],
    ["jambon-blanc-coupe", "enceinte"],
    ["eau-de-coco", "diabete-gestationnel"],
  ])("%s × %s is « à éviter » without an exception", (food, pour) => {
    expect(advice(food, pour)).toMatchObject({ verdict: "eviter", condition: null });
  });

  it.each([
    ["alcool", "insuffisance-renale-chronique"],
    ["alcool", "anticoagulant-direct"],
    ["alcool", "immunodeprime"],
    ["graines-germees", "diabete-gestationnel"],
    ["alcool", "insuffisance-cardiaque"],
    ["kombucha", "insuffisance-cardiaque"],
    ["charcuterie", "insuffisance-cardiaque"],
    ["poisson-fume", "insuffisance-cardiaque"],
    ["chocolat", "diabete-gestationnel"],
  ])("%s × %s has nothing looser below", (food, pour) => {
    expect(advice(food, pour).also).toEqual([]);
  });

  it("never shows to a pregnant woman an amount of liver without saying that it is not for her", () => {
    for (const pour of ["enceinte", "projet-de-grossesse", "diabete-gestationnel"])
      for (const { condition } of advice("abats", pour).also)
        expect(condition).toMatch(/foie.*jamais enceinte|^(?!.*foie)/);
  });

  it.each([
    ["amande-abricot", "bebe-6-12-mois", /cyanure$/],
    ["millepertuis", "bebe-moins-de-4-mois", /rien d’autre$/],
    ["lait-cru", "immunodeprime", /E\. coli et salmonelles$/],
    ["gibier", "goutte", /^Riche en purines/],
  ])("%s × %s has this person's reason: %s", (food, pour, reason) => {
    expect(advice(food, pour).reason).toMatch(reason);
  });

  it("states the condition for everyone as well", () => {
    const { verdict, condition, also } = advice("foie", "personne-agee");
    expect(verdict).toBe("oui-si");
    expect(condition).toMatch(/cuit à cœur/);
    expect(also.map(({ title, condition: text }) => `${title}: ${text}`).join()).toMatch(
      /^Tout le monde: une fois par semaine/,
    );
  });

  it("is « à éviter » before 4 months, but for a baby's milk, the water for it, and prescribed vitamin D", () => {
    const young = situations.find(({ key }) => key === "bebe-moins-de-4-mois");
    const allowed = foods.filter((food) => young && adviceFor(food, young).verdict !== "eviter");
    expect(allowed.map(({ key }) => key).toSorted()).toEqual([
      "eau-robinet",
      "lait-infantile-boisson",
      "vitamine-d",
    ]);
  });

  it("never offers instead a food that the same person should avoid", () => {
    const { mentionedIn } = indexFoods(foods, [], situations);
    const dangerous = foods.flatMap((food) =>
      situations.flatMap((situation) => {
        const { replacement } = adviceFor(food, situation);
        return mentionedIn(replacement ?? "")
          .filter((offered) => offered !== food && adviceFor(offered, situation).verdict === "eviter")
          .map((offered) => `${food.key}, ${situation.key}: ${offered.key}`);
      }),
    );
    expect(dangerous).toEqual([]);
  });

  it("never shows a larger dose below the person's own", () => {
    const dose = (text: string | null) =>
      Number(/(\d+) mg/.exec((text ?? "").replace(/\u00a0/g, " "))?.[1] ?? NaN);
    for (const food of foods)
      for (const situation of situations) {
        const { condition, also } = adviceFor(food, situation);
        const larger = also.filter((more) => dose(more.condition) > dose(condition));
        expect(larger, `${food.key} ${situation.key}`).toEqual([]);
      }
  });

  it("never lets an exception of the family stand under a food that nobody should eat", () => {
    expect(advice("amande-abricot", "difficulte-a-avaler")).toMatchObject({
      verdict: "eviter",
      condition: null,
    });
    expect(advice("pate-crue", "maladie-coeliaque")).toMatchObject({ verdict: "eviter", condition: null });
  });

  it("of a family agrees with none of its foods: « à cuire », never « cuit » or « cuites »", () => {
    const conditions = contents.kins.flatMap(({ rules }) => rules.flatMap((rule) => rule.condition ?? []));
    const agreeing =
      /^(?:bien |très )?(?:cuit|lav|mix|râp|hach|bouilli|réchauff|répart|écras)é?e?s?(?!\p{L})/u;
    expect(conditions.filter((condition) => agreeing.test(condition))).toEqual([]);
  });

  it("always has a condition if the verdict is conditional", () => {
    for (const food of foods)
      for (const situation of situations) {
        const { verdict, condition } = adviceFor(food, situation);
        if (verdict === "oui-si" || verdict === "limiter")
          expect(condition, `${food.key} ${situation.key}`).toBeTruthy();
      }
  });
});

describe("a duration", () => {
  /** Durations that contain neither a number nor a date. */
  const UNNUMBERED = /^(?:jamais|jusqu’à maturité|déconseillé|suivez l’emballage|la durée d)/;

  it("can be parsed for every place of every food", () => {
    for (const { key, places } of storages)
      for (const text of Object.values(places)) {
        if (text === null || UNNUMBERED.test(text)) continue;
        const { max, hasDate } = readDuration(text);
        expect(max !== null || hasDate, `${key}: ${text}`).toBe(true);
      }
  });

  it("is never longer than the answers on cooked rice, leftovers and fragile people allow", () => {
    const days = (key: string) => {
      const text = storages.find((one) => one.key === key)?.places.ouvert;
      const { min, max } = readDuration(text ?? "");
      return [min ?? max, max];
    };
    expect(days("riz-cuit")).toEqual([1, 1]);
    expect(days("restes-plats")).toEqual([2, 3]);
    expect(days("oeuf-dur")).toEqual([1, 1]);
    expect(days("poisson-cru-plat")).toEqual([0, 0]);
    expect(days("petit-pot-ouvert")).toEqual([1, 1]);
  });
});

it("the drawings of a month are of produce that grows in it", () => {
  for (let month = 1; month <= 12; month += 1) {
    const grown = inSeason(produce, month).map(({ name, kind }) => `${kind} ${slugify(name)}`);
    for (const { kind, drawn } of KINDS)
      expect(grown, String(month)).toContain(`${kind} ${drawn[Math.floor((month - 1) / 3)]}`);
  }
});
