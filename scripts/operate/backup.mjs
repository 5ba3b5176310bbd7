/** `npm run backup -- FILE`: writes an archive of the embedded database, and prints its size; `--daily FOLDER`: names it by its day. */
import { readdir, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { dataFolder, runCommand } from "./running-site.mjs";

/** Daily backups are deleted after the time that the privacy page states. */
const KEPT_MS = 90 * 86_400_000;

const [option, folder] = process.argv.slice(2);
const isDaily = option === "--daily";
const file = isDaily ? folder && join(folder, `${new Date().toISOString().slice(0, 10)}.tar.gz`) : option;
if (!file) {
  console.error("npm run backup -- sauvegardes/2026-11-22.tar.gz   le fichier à écrire");
  process.exit(1);
}
await runCommand("backup", [], file);
// The site's metrics contain its time.
await writeFile(join(dataFolder(), "last-backup"), "");
for (const name of isDaily ? await readdir(folder) : []) {
  const path = join(folder, name);
  if (name.endsWith(".tar.gz") && (await stat(path)).mtimeMs < Date.now() - KEPT_MS) await rm(path);
}
