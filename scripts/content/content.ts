/**
 * `npm run content`: checks content/ and compiles it; with --check, only checks. `-- due` lists the texts to review;
 * `-- retirer 102` withdraws a question immediately, in the database; `-- publier` publishes the contents where the site runs.
 */
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { checkContents } from "../../compiler/check/content-check";
import { checkEditorialRules, dueReviews } from "../../compiler/check/editorial-rules";
import {
  CONTENT,
  ContentError,
  type ContentFiles,
  readContentFiles,
} from "../../compiler/read/content-files";
import { restyledDrawings } from "../../compiler/figures/drawings";
import { readCollection } from "../../compiler/read/content-collection";
import { parisDay } from "../../app/text/dates";
import { futureDates, wrongFiles } from "../../compiler/check/file-check";
import { reportProblems } from "../../compiler/check/problem-lines";
import { compileCollection, SITE_FOLDER, writeCompiled } from "../../compiler/compile";

const USAGE = "Usage : npm run content [-- --check | -- due | -- retirer [<numéro>] | -- publier]";

const today = parisDay(new Date().toISOString());

/** Runs a script of `scripts/operate`. If the script fails, this command fails too, after its other work. */
function operate(script: string, ...args: string[]): void {
  const { status } = spawnSync(process.execPath, [`scripts/operate/${script}.mjs`, ...args], {
    stdio: "inherit",
  });
  if (status !== 0) process.exitCode = 1;
}

/** Writes the colors that other programs show into the drawings. With --check, only reports drawings that lack these colors. */
function writeStyles(files: ContentFiles, isDry: boolean): void {
  for (const [path, text] of Object.entries(restyledDrawings(files))) {
    const file = join(CONTENT, path);
    if (isDry) {
      console.error(`${file} n’a plus les couleurs du site : lancez « npm run content ».`);
      process.exitCode = 1;
    } else writeFileSync(file, text);
  }
}

/** Checks the contents, then compiles them, but not with --check. @throws ContentError */
async function check(files: ContentFiles, isDry: boolean): Promise<void> {
  const collection = readCollection(files);
  const { missingSettings: missing } = collection;
  if (missing.length > 0)
    console.warn(`À compléter dans content/site.local.yaml, copie de site.yaml : ${missing.join(", ")}.`);
  const problems = [
    ...futureDates(files, today),
    ...checkContents(files, collection),
    ...checkEditorialRules(collection),
  ];
  if (problems.length > 0) throw new ContentError(...problems);
  writeStyles(files, isDry);
  if (isDry) return;
  await writeCompiled(SITE_FOLDER, compileCollection(collection));
  console.log(`${SITE_FOLDER} est à jour.`);
}

async function run(files: ContentFiles): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { check: { type: "boolean", default: false } },
  });
  const [command] = positionals;
  const unreadable = wrongFiles(files);
  if (unreadable.length > 0) throw new ContentError(...unreadable);
  if (command === undefined) return check(files, values.check);
  if (command === "publier") {
    await check(files, false);
    return operate("publish");
  }
  const collection = readCollection(files);
  if (command === "due")
    return console.log(
      dueReviews(collection, today).join("\n") || "Rien n’est à relire : tout l’a été il y a moins d’un an.",
    );
  throw new ContentError(USAGE);
}

const [first, ...others] = process.argv.slice(2);
// Reads no contents, so that no error in them keeps a wrong answer online.
if (first === "retirer") operate("withdraw", ...others);
else {
  const files = readContentFiles(CONTENT);
  await reportProblems(files, () => run(files));
}
