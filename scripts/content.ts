/**
 * `npm run content`: checks content/ and writes supabase/seed.sql; with --check, only compares them. `-- new faq <theme> <question>`
 * makes the file of a new question; `-- due` lists what is to be reviewed.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { checkContents } from "./content/content-check";
import { readContentFiles } from "./content/content-files";
import { checkEmoji } from "./content/emoji-font";
import { describeFigures } from "./content/figure-count";
import { dueReviews, newQuestion } from "./content/editor-commands";
import { type ContentCollection, readCollection } from "../app/domain/content/content-collection";
import { ContentError } from "../app/domain/content/parse-content";
import type { ContentFiles } from "../app/domain/content/site-contents";
import { parisDay } from "../app/domain/content/paris-day";
import { describeMonotony } from "./content/monotony";
import { withLine } from "./content/problem-lines";
import { buildSeed } from "./content/seed-sql";
import { describeSourceLinks } from "./content/source-links";

const CONTENT = "content";
const SEED = "supabase/seed.sql";
const USAGE = 'Usage : npm run content [-- --check | -- due | -- new faq <thème> "La question ?"]';

const today = parisDay(new Date().toISOString());

function makeQuestion(collection: ContentCollection, theme: string, question: string): void {
  const { path, text } = newQuestion(collection, { theme, question, today });
  const file = join(CONTENT, path);
  if (existsSync(file)) throw new ContentError([`${file} existe déjà.`]);
  writeFileSync(file, text);
  console.log(`${file} : écrivez la réponse et ses sources. « npm run dev » montre ce brouillon.`);
}

function listDue(collection: ContentCollection): void {
  const due = dueReviews(collection, today);
  console.log(due.join("\n") || "Rien n’est à relire : tout l’a été il y a moins d’un an.");
}

/** Checks everything, then writes the seed or compares it. @throws ContentError */
async function check(files: ContentFiles, isDry: boolean): Promise<void> {
  const collection = readCollection(files);
  const problems = [...checkContents(files, collection), ...(await checkEmoji(collection))];
  if (problems.length > 0) throw new ContentError(problems);
  console.log(
    [describeSourceLinks(collection), describeFigures(collection), describeMonotony(collection)].join("\n"),
  );
  const seed = `${buildSeed(collection)}\n`;
  if (!isDry) {
    writeFileSync(SEED, seed);
    console.log(`${SEED} est à jour.`);
  } else if (readFileSync(SEED, "utf8") !== seed) {
    console.error(`${SEED} ne correspond plus à ${CONTENT}/ : lancez « npm run content ».`);
    process.exitCode = 1;
  }
}

async function run(files: ContentFiles): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { check: { type: "boolean", default: false } },
  });
  const [command, kind, theme, question] = positionals;
  if (command === undefined) return check(files, values.check);
  const collection = readCollection(files);
  if (command === "due") return listDue(collection);
  if (command === "new" && kind === "faq" && theme && question)
    return makeQuestion(collection, theme, question);
  throw new ContentError([USAGE]);
}

const files = readContentFiles(CONTENT);
try {
  await run(files);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  for (const problem of error.problems) console.error(withLine(problem, files));
  process.exitCode = 1;
}
