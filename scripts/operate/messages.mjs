/** `npm run messages -- <command>`: reads visitors' messages from the running site, or from the backend if no site runs. */
import { text } from "node:stream/consumers";
import { readEnvFile, runWithoutSite, sendToSite } from "./running-site.mjs";

readEnvFile();
const args = process.argv.slice(2);
const answer = await sendToSite("/messages", args);
if (!answer) runWithoutSite("scripts/operate/messages.ts", args);
if (answer.statusCode === 200) answer.pipe(process.stdout);
else {
  process.stderr.write(`${await text(answer)}\n`);
  process.exitCode = 1;
}
