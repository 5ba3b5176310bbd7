/**
 * `npm run measure -- search-eval`: the quality of the results for content/recherches.yaml, best answers and plain list side by side.
 * Queries an embedded database in memory, or with `-- --hosted` the database at SUPABASE_URL.
 */
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { type ExpectedSearch, QUERIES_FILE, readExpectedSearches } from "../../compiler/read/search-words";
import { evaluate, type Evaluation } from "./search-evaluation";

const SHOWN = 3;

function report(name: string, { first, amongThree, meanReciprocalRank }: Evaluation): string {
  const figures = [first, amongThree, meanReciprocalRank].map((figure) => figure.toFixed(3).padStart(9));
  return `${name.padEnd(14)}${figures.join("")}`;
}

async function main({ hosted, misses, file }: { hosted: boolean; misses: boolean; file: string }) {
  if (hosted && !process.env["SUPABASE_URL"]) throw new Error("SUPABASE_URL is missing");
  if (!hosted) {
    delete process.env["SUPABASE_URL"];
    process.env["DATA_DIR"] = "memory://";
  }
  // These modules read the settings when they load.
  const { findBestAnswers } = await import("../../app/data/search/best-answers.server");
  const { searchFaqs } = await import("../../app/data/faq/faqs.server");
  const { supabase } = await import("../../app/data/backend/supabase.server");
  await supabase;

  const searches: ExpectedSearch[] = readExpectedSearches(readFileSync(file, "utf8"));
  const best = await evaluate(searches, async (term) => (await findBestAnswers(term)).map(({ id }) => id));
  const plain = await evaluate(searches, async (term) => (await searchFaqs(term)).map(({ id }) => id));
  console.log(`${searches.length} searches`.padEnd(14), "success@1 success@3   MRR");
  console.log(report("best answers", best));
  console.log(report("plain list", plain));
  console.log(`${best.silent} searches have no best answer; ${best.misses.length} are missed:`);
  if (!misses) return;
  for (const { search, found } of best.misses) {
    const wanted = search.reponses.join(", ");
    console.log(
      `- ${search.requete}: ${wanted} expected, ${found.slice(0, SHOWN).join(", ") || "nothing"} found`,
    );
  }
}

const { values } = parseArgs({
  options: {
    hosted: { type: "boolean", default: process.env["SUPABASE_URL"] !== undefined },
    misses: { type: "boolean", default: true },
    file: { type: "string", default: `content/${QUERIES_FILE}` },
  },
  allowNegative: true,
});
await main(values);
process.exit();
