/** `tsx compiler/main.ts`: compiles `content/` for the site. Prints the errors of the texts and exits with code 1 if there are any. */
import { writeSnapshot } from "../scripts/database/prepared-database";
import { reportProblems } from "./check/problem-lines";
import { CONTENT, readContentFiles } from "./read/content-files";
import { readCollection } from "./read/content-collection";
import { compileCollection, SITE_FOLDER, writeCompiled } from "./compile";

const files = readContentFiles(CONTENT);
await reportProblems(files, async () => {
  await writeCompiled(SITE_FOLDER, compileCollection(readCollection(files)), writeSnapshot);
});
