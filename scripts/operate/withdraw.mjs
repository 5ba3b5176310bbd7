/**
 * The second half of `npm run content -- retirer 102`: withdraws the question in the database. If a site runs, it updates the
 * database, and shows the change at once. Otherwise a script opens the data folder or the hosted backend.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { isHosted, readEnvFile, runWithoutSite, sendToSite } from "./running-site.mjs";

readEnvFile();
const [id] = process.argv.slice(2);
const answer = await sendToSite("/withdraw", Number(id));
if (answer) {
  (answer.statusCode === 200 ? process.stdout : process.stderr).write(`${await text(answer)}\n`);
  process.exitCode = answer.statusCode === 200 ? 0 : 1;
} else if (isHosted() || existsSync(join(process.env.DATA_DIR?.trim() || "./data", "postgres"))) {
  runWithoutSite("scripts/operate/withdraw-without-site.ts", [id]);
} else {
  process.stderr.write(
    "Il n’y a ici ni site ni base de données : lancez la même commande là où est le site, ou publiez-y ce changement.\n",
  );
  process.exitCode = 1;
}
