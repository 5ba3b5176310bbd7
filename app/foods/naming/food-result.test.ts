import { describe, expect, it } from "vitest";
import type { Food } from "~/foods/food";
import type { FoodVerdict } from "~/foods/verdicts";
import { storageResult, verdictResult } from "./food-result";
import { EVERYONE } from "~/foods/look-up/situation";
import { someFood, someSituation, someStorage } from "../../../tests/support/some-food";
import type { StoragePlace } from "~/foods/storage/storage";

const pregnant = someSituation("enceinte");
const food = (id: number, name: string, verdict: FoodVerdict) =>
  someFood(name, {
    path: `/aliments/${id}-x`,
    rules: [
      {
        ...{ situation: "enceinte", verdict, condition: "bien cuit", reason: "Listeria" },
        ...{ replacement: null, sources: [] },
      },
    ],
  });

const everyone = someSituation(EVERYONE);
const asked = (foods: Food[]) => ({
  ...{ foods, persons: [pregnant], isPersonAlone: false, isWhole: true, subject: "", choice: [] },
  ...{ storage: null, withoutPersons: "" },
});

const calm = { isUrgent: false };

it("several persons: the one with the strictest advice", () => {
  const persons = [someSituation("personne-agee"), pregnant];
  expect(verdictResult({ ...asked([food(1, "A", "eviter")]), persons }, everyone, calm)).toMatchObject({
    ...{ kind: "verdict", situation: { key: "enceinte" } },
  });
});

it("a word that is not understood: the foods, and no verdict", () => {
  expect(verdictResult({ ...asked([food(1, "A", "oui")]), isWhole: false }, everyone, calm)).toMatchObject({
    ...{ kind: "foods", situation: { key: "enceinte" }, foods: [{ food: { name: "A" } }] },
  });
});

it("one name of foods with different verdicts: the choice of foods, strictest first", () => {
  const foods = [food(1, "A", "eviter"), food(2, "B", "oui")];
  const broad = { ...asked(foods), subject: "saumon", choice: foods };
  expect(verdictResult(broad, everyone, calm)).toMatchObject({
    ...{ kind: "choice", name: "saumon", situation: { key: "enceinte" } },
    foods: [{ advice: { verdict: "eviter" } }, { advice: { verdict: "oui" } }],
  });
  const same = [food(1, "A", "eviter"), food(2, "B", "eviter")];
  expect(verdictResult({ ...broad, foods: same, choice: same }, everyone, calm)?.kind).toBe("verdict");
  // Two names: « sushi saumon ».
  expect(verdictResult({ ...broad, choice: [] }, everyone, calm)?.kind).toBe("verdict");
});

it("a person alone: the lists of the persons; none in an emergency", () => {
  const elderly = { ...pregnant, key: "personne-agee", title: "Âgé" };
  const alone = { ...asked([]), persons: [pregnant, elderly], isPersonAlone: true };
  expect(verdictResult(alone, everyone, calm)).toEqual({ kind: "list", persons: [pregnant, elderly] });
  expect(verdictResult(alone, everyone, { isUrgent: true })).toBeNull();
});

describe("the durations of a search", () => {
  it("are not those of a food for babies, nor of one that is not kept in the named place, if there is another", () => {
    const entries = [
      someStorage("Lait maternel tiré", { ouvert: "48 h", congelateur: "4 mois" }),
      someStorage("Lait cru", { ouvert: "3 jours" }),
      someStorage("Lait UHT", { ouvert: "5 jours", congelateur: "1 mois" }),
    ];
    const named = (place: StoragePlace | null) => {
      const result = storageResult({ entries, place }, "r");
      return result.kind === "storage" && result.entries[0]?.name;
    };
    expect([named(null), named("ouvert"), named("congelateur")]).toEqual([
      "Lait cru",
      "Lait cru",
      "Lait UHT",
    ]);
  });
});
