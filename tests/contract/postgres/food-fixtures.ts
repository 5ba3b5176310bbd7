import type { Client } from "~/server/backend/create-client.server";
import { HOSTILE } from "./hostile-text";

/** The ids of a withdrawn food, and of a published food with rows that editors would not write. */
export const WITHDRAWN_FOOD = 9_701;
export const ODD_FOOD = 9_702;

/** Stores foods, rules and storage durations, some of them withdrawn. @throws PostgrestError */
export async function insertFoods(server: Client): Promise<void> {
  const food = { family: "famille", reviewed_on: "2024-02-29", is_published: true };
  const foods = [
    { ...food, id: WITHDRAWN_FOOD, key: "aliment-retire", name: "Aliment retiré", is_published: false },
    { ...food, id: ODD_FOOD, key: "truffe", name: `Truffe, ${HOSTILE}` },
  ];
  await server.from("faqalim_foods").insert(foods).throwOnError();
  const odd = { synonyms: [HOSTILE, "truffe"], allergens: HOSTILE, replacement: HOSTILE };
  await server
    .from("faqalim_foods")
    .update({ ...odd, nothing_special: ["inconnue"] })
    .eq("id", ODD_FOOD)
    .throwOnError();
  const rule = (id: number, food_id: number, situation: string, verdict: string) => {
    return { id, food_id, situation, verdict, condition: HOSTILE, reason: HOSTILE };
  };
  // The order of the rows differs from the order of their ids.
  const advice = [
    ...[rule(970_203, ODD_FOOD, "enceinte", "eviter"), rule(970_201, ODD_FOOD, "inconnue", "limiter")],
    ...[rule(970_202, ODD_FOOD, "tout-le-monde", "oui"), rule(970_101, WITHDRAWN_FOOD, "enceinte", "oui")],
  ];
  await server.from("faqalim_food_advice").insert(advice).throwOnError();
  const storage = [
    {
      id: 9_701,
      name: HOSTILE,
      places: { placard: HOSTILE, ouvert: null },
      food_keys: ["truffe", "inconnu"],
    },
    { id: 9_702, name: "Truffes", places: {}, food_keys: ["aliment-retire"] },
  ].map((entry) => ({ ...entry, key: `conservation-${entry.id}`, family: "famille", is_published: true }));
  await server.from("faqalim_food_storage").insert(storage).throwOnError();
  await server
    .from("faqalim_food_storage")
    .insert({
      ...storage[1],
      id: 9_703,
      key: "retiree",
      is_published: false,
      places: {},
      name: "Retirée",
      family: "x",
    })
    .throwOnError();
}
