import { forget } from "@epic-web/remember";
import { beforeEach, expect, it } from "vitest";
import { supabaseServer } from "~/server/backend/supabase.server";
import { reportFeedback } from "~/messages/operator/team-report.server";
import { countSearchMiss, missedTerm } from "~/search/search-misses.server";
import { loader } from "~/routes/search";
import { at } from "../support/at";

const CLIENT = "x-faqalim-client-address";

beforeEach(async () => {
  forget("counted-search-misses");
  const client = await supabaseServer;
  await client.from("faqalim_search_misses").delete().gt("times", 0).throwOnError();
});

let visitors = 0;

/** Searches as a visitor, by default from a new address. */
async function search(term: string, headers: Record<string, string> = {}): Promise<void> {
  visitors += 1;
  const from = { [CLIENT]: `10.0.0.${visitors}`, ...headers };
  await loader(at(`/recherche?${new URLSearchParams({ q: term })}`, {}, from));
}

async function counts(): Promise<Record<string, number>> {
  const { data } = await (await supabaseServer).from("faqalim_search_misses").select("*").throwOnError();
  return Object.fromEntries(data.map(({ term, times }) => [term, times]));
}

it("searches are counted per term, only if no question contains the term, and never for e-mail addresses or phone numbers", async () => {
  for (const term of ["Qwxzkj", "qwxzkj ?", "fer", "camille@exemple.fr", "q", "06 12 34 56 78"])
    await search(term);
  for (const term of ["camille@exemple.fr enceinte", "www.exemple.fr/jean-dupont diabète"])
    await search(term);
  expect(await counts()).toEqual({ qwxzkj: 2 });
  await search("qwxzkj");
  expect(await counts()).toEqual({ qwxzkj: 3 });
});

it("neither a person is counted, nor a time beside it, nor the week of a pregnancy, nor a search that a food answers", async () => {
  for (const term of [
    "qwxzkj",
    "qwxzkj enceinte",
    "qwxzkj bébé 8 mois",
    "qwxzkj 32 SA",
    "qwxzkj de cirrhose",
  ])
    await search(term);
  for (const term of ["saumon fumé enceinte", "riz cuit frigo combien de jours"]) await search(term);
  expect(await counts()).toEqual({ qwxzkj: 4, "qwxzkj de": 1 });
});

it("repeated searches of a visitor count once, and searches of crawlers never count", async () => {
  const once = { [CLIENT]: "10.1.0.1" };
  for (let n = 0; n < 3; n += 1) await search("qwxzkj", once);
  await search("qwxzkj", { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" });
  expect(await counts()).toEqual({ qwxzkj: 1 });
});

it("the operator sees terms searched at least three times, in two lists: with and without best answers", async () => {
  for (const [term, times, hasBest] of [
    ["rare", 2, false],
    ["kombucha maison", 3, false],
    ["proche", 4, true],
  ] as const) {
    for (let n = 0; n < times; n += 1) await countSearchMiss(term, hasBest);
  }
  const [, nowhere = "", near = ""] = (await reportFeedback()).split("\n\n");
  expect(nowhere).toMatch(/3\srecherches\s+kombucha maison/);
  expect(nowhere + near).not.toContain("rare");
  expect(near).toMatch(/4\srecherches\s+proche/);
});

it.each([
  ["  Kéfir de fruits ? ", "kefir de fruits"],
  ["« KÉFIR »", "kefir"],
  ["bœuf", "boeuf"],
  ["vitamine b12", "vitamine b12"],
  ["1,5 l d’eau", "1,5 l d'eau"],
])("%j is counted as %j", (term, counted) => {
  expect(missedTerm(term)).toBe(counted);
});

it.each([
  "camille@exemple.fr",
  "camille＠exemple.fr",
  "camille arobase exemple",
  "06 12 34 56 78",
  "06.12.34.56.78",
  "+33 (0)6-12-34-56-78",
  "٠٦١٢٣٤٥٦٧٨",
  "née le 12/05/1980",
  "https://exemple.fr/a",
  "www.exemple.fr",
])("%j may identify a person and is not counted", (term) => {
  expect(missedTerm(term)).toBeNull();
});

it.each(["", "?!", "🥕", "z".repeat(61)])("%j is not counted", (term) => {
  expect(missedTerm(term)).toBeNull();
});
