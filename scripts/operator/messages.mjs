/** `npm run messages -- <command>`: what visitors wrote, from the running site, or from the backend if none runs. */
import { text } from "node:stream/consumers";
import { askRunningSite, readEnvFile, runWithoutSite } from "./running-site.mjs";

readEnvFile();
const args = process.argv.slice(2);
const answer = await askRunningSite("/messages", args);
if (!answer) runWithoutSite("scripts/operator/messages.ts", args);
const said = await text(answer);
if (answer.statusCode === 200) process.stdout.write(`${said}\n`);
else {
  process.stderr.write(`${said}\n`);
  process.exitCode = 1;
}
