/** `npm run search`: how often a search finds what it should; `-- --misses` also prints the misses of the half that tunes it. */
import { parseArgs } from "node:util";
import { urgentRates } from "../../compiler/check/urgences-check";
import { CONTENT, readContentFiles } from "../../compiler/read/content-files";
import {
  type ExpectedSearch,
  HELD_OUT_FILES,
  QUERIES_FILE,
  readExpectedSearches,
} from "../../compiler/read/lists";
import { readUrgentSamples, URGENCES_SAMPLES_FILE } from "../../compiler/read/urgences-file";

delete process.env["SUPABASE_URL"];
process.env["DATA_DIR"] = "memory://";
// These modules read the settings when they load.
const { search } = await import("../../app/search/search.server");
const { findUrgentCard } = await import("../../app/search/urgent/urgent-card.server");
const { readContentVersion } = await import("../../app/server/backend/content-version.server");
const { supabase } = await import("../../app/server/backend/supabase.server");

const FIRST = 3;

type Outcome = ExpectedSearch & { found: number[]; isNear: boolean; ms: number };

/** Whether a search belongs to the tuned half of a list: by a hash of its letters, so that a new search changes no other. */
function isTuned({ requete }: ExpectedSearch): boolean {
  return [...requete].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) >>> 0, 0) % 2 === 0;
}

async function run(searches: ExpectedSearch[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const each of searches) {
    const start = performance.now();
    const { results, isNear } = await search(each.requete);
    const ms = performance.now() - start;
    outcomes.push({ ...each, found: results.map(({ id }) => id), isNear, ms });
  }
  return outcomes;
}

const placeOf = ({ found, reponses }: Outcome) => found.findIndex((id) => reponses.includes(id));
const isMissed = (outcome: Outcome) => ![0, 1, 2].includes(placeOf(outcome));

function report(name: string, outcomes: Outcome[]): void {
  const answered = outcomes.filter(({ reponses }) => reponses.length > 0);
  const others = outcomes.filter(({ reponses }) => reponses.length === 0);
  const share = (isCounted: (outcome: Outcome) => boolean) =>
    (answered.filter(isCounted).length / answered.length).toFixed(3);
  const isSilent = ({ found }: Outcome) => found.length === 0;
  const isMarked = ({ isNear }: Outcome) => isNear;
  console.log(
    `${name.padEnd(32)}${String(answered.length).padStart(4)} searches: first ${share((each) => placeOf(each) === 0)}, ` +
      `among the first ${FIRST} ${share((each) => !isMissed(each))}, silent ${share(isSilent)}, near ${share(isMarked)}`,
  );
  if (others.length > 0)
    console.log(
      `${" ".repeat(32)}${String(others.length).padStart(4)} without an answer: ${others.filter(isSilent).length} silent, ` +
        `${others.filter(isMarked).length} near`,
    );
}

const files = readContentFiles(CONTENT);
const read = (name: string) => readExpectedSearches(files).filter(({ file }) => file === name);
const { values } = parseArgs({ options: { misses: { type: "boolean", default: false } } });

await readContentVersion(() => supabase);
// Builds the index, so that no search waits for it.
await search("fer");
const all = await run(read(QUERIES_FILE));
report(`${QUERIES_FILE}, tuned half`, all.filter(isTuned));
report(
  `${QUERIES_FILE}, other half`,
  all.filter((each) => !isTuned(each)),
);
for (const file of HELD_OUT_FILES) {
  const outcomes = await run(read(file));
  report(file, outcomes);
  all.push(...outcomes);
}
const { heldOut } = readUrgentSamples(files);
const urgent = urgentRates(heldOut, findUrgentCard);
console.log(
  `${URGENCES_SAMPLES_FILE.padEnd(32)}calls that no model learns: a card ${urgent.card.toFixed(3)}, their own ${urgent.right.toFixed(3)}; ` +
    `harmless with a card ${urgent.falseCard.toFixed(3)}`,
);
const times = all.map(({ ms }) => ms).sort((one, other) => one - other);
const at = (part: number) => (times[Math.floor(times.length * part)] ?? 0).toFixed(1);
console.log(`A search: median ${at(0.5)} ms, 95 % within ${at(0.95)} ms, one after another`);
if (values.misses)
  for (const { requete, reponses, found } of all
    .slice(0, read(QUERIES_FILE).length)
    .filter(isTuned)
    .filter(isMissed))
    console.log(
      `- ${requete}: ${reponses.join(", ") || "nothing"} expected, ${found.slice(0, FIRST).join(", ") || "nothing"} found`,
    );
// PGlite has set another exit code.
process.exit(0);
