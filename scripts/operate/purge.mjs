/** `npm run purge`: empties the page cache of the running site, and reloads the data. With several instances, run it for each. */
import { text } from "node:stream/consumers";
import { readEnvFile, sendToSite } from "./running-site.mjs";

readEnvFile();
const fail = (sentence) => {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
};

if (process.argv.length > 2)
  fail("« npm run purge » vide tous les caches et ne prend pas d’adresse : rien n’a été vidé.");
else {
  const answer = await sendToSite("/purge");
  if (answer?.statusCode === 200) process.stdout.write(`${await text(answer)}\n`);
  else
    fail(answer ? await text(answer) : "Aucun site ne tourne ici avec ces réglages : il n’y a rien à vider.");
}
