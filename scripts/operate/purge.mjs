/**
 * `npm run purge`: empties the page cache of the running site, and reloads the data. `npm run purge -- /question/…` removes
 * only this page. If several instances run, purge each of them.
 */
import { text } from "node:stream/consumers";
import { readEnvFile, sendToSite } from "./running-site.mjs";

readEnvFile();
const fail = (sentence) => {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
};

const addresses = process.argv.slice(2);
const [address = null] = addresses;
const isAddress = address === null || address.startsWith("/") || URL.canParse(address);
if (addresses.length > 1 || !isAddress)
  fail("« npm run purge » prend une adresse au plus, comme « npm run purge -- /quiz » : rien n’a été vidé.");
else {
  const answer = await sendToSite("/purge", address);
  if (answer?.statusCode === 200) process.stdout.write(`${await text(answer)}\n`);
  else
    fail(answer ? await text(answer) : "Aucun site ne tourne ici avec ces réglages : il n’y a rien à vider.");
}
