/** `npm run backup -- <file>`: writes the embedded database and the signing secret to a `.tar.gz`, even while the site runs. */
import { text } from "node:stream/consumers";
import { writeBackup } from "./complete-file.mjs";
import { readEnvFile, runWithoutSite, sendToSite } from "./running-site.mjs";

readEnvFile();
const [file] = process.argv.slice(2);
try {
  if (!file) throw new Error("npm run backup -- sauvegardes/2026-11-22.tar.gz   le fichier à écrire");
  const answer = await sendToSite("/backup");
  if (!answer) runWithoutSite("backup", file);
  if (answer.statusCode !== 200) throw new Error(await text(answer));
  console.log(`${file} : ${await writeBackup(file, answer)} octets.`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
