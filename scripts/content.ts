/** `npm run content`: checks content/ and writes supabase/seed.sql; with --check, only compares them. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { checkContents } from "./content/content-check";
import { type ContentFiles, readCollection } from "../app/domain/content/content-collection";
import { ContentError } from "../app/domain/content/content-schema";
import { buildSeed } from "./content/seed-sql";
import { describeSourceLinks } from "./content/source-links";

const CONTENT = "content";
const SEED = "supabase/seed.sql";

function readFiles(folder: string): ContentFiles {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return Object.fromEntries(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [relative(folder, path).split(sep).join("/"), readFileSync(path, "utf8")]),
  );
}

try {
  const files = readFiles(CONTENT);
  const collection = readCollection(files);
  const problems = checkContents(files, collection);
  if (problems.length > 0) throw new ContentError(problems);
  console.log(describeSourceLinks(collection));
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
