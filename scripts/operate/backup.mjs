/** `npm run backup -- FILE`: writes an archive of the embedded database, and prints its size. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { dataFolder, runCommand } from "./running-site.mjs";

const [file] = process.argv.slice(2);
if (!file) {
  console.error("npm run backup -- sauvegardes/2026-11-22.tar.gz   le fichier à écrire");
  process.exit(1);
}
await runCommand("backup", [], file);
// The site's metrics contain its time.
await writeFile(join(dataFolder(), "last-backup"), "");
