/** `npm run content`: checks content/ and writes supabase/seed.sql; with --check, only compares them. */
import { readFileSync, writeFileSync } from "node:fs";
import { checkContents } from "./content/content-check";
import { readContentFiles } from "./content/content-files";
import { readCollection } from "../app/domain/content/content-collection";
import { ContentError } from "../app/domain/content/content-schema";
import { describeMonotony } from "./content/monotony";
import { buildSeed } from "./content/seed-sql";
import { describeSourceLinks } from "./content/source-links";

const CONTENT = "content";
const SEED = "supabase/seed.sql";

try {
  const files = readContentFiles(CONTENT);
  const collection = readCollection(files);
  const problems = checkContents(files, collection);
  if (problems.length > 0) throw new ContentError(problems);
  console.log(`${describeSourceLinks(collection)}\n${describeMonotony(collection)}`);
  const seed = `${buildSeed(collection)}\n`;
  if (!process.argv.includes("--check")) {
    writeFileSync(SEED, seed);
    console.log(`${SEED} est à jour.`);
  } else if (readFileSync(SEED, "utf8") !== seed) {
    console.error(`${SEED} ne correspond plus à ${CONTENT}/ : lancez « npm run content ».`);
    process.exitCode = 1;
  }
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
