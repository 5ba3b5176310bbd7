/**
 * `npm run purge [-- /question/102-…]`: empties the page cache of the running site, or removes a single path, and reloads the data. With
 * several instances, run it for each.
 */
import { text } from "node:stream/consumers";
import { readEnvFile, sendToSite } from "./running-site.mjs";

readEnvFile();
const [address = null] = process.argv.slice(2);
const path = address && address.replace(/^https?:\/\/[^/]+/, "").split(/[?#]/, 1)[0];
const answer = await sendToSite("/purge", path);
if (answer?.statusCode === 200) process.stdout.write(`${await text(answer)}\n`);
else {
  process.stderr.write(
    `${answer ? await text(answer) : "Aucun site ne tourne ici avec ces réglages : il n’y a rien à vider."}\n`,
  );
  process.exitCode = 1;
}
