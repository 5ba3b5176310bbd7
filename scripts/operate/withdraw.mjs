/**
 * `npm run content -- retirer`: withdraws a question, a quiz or a food in the database, takes that back, or lists what is withdrawn. If
 * a site runs, it does so, and shows the change at once; else this command opens the data folder, or the hosted backend with
 * SUPABASE_SECRET_KEY.
 */
import { text } from "node:stream/consumers";
import { readEnvFile, runWithoutSite, sendToSite } from "./running-site.mjs";

readEnvFile();
const args = process.argv.slice(2);
const answer = await sendToSite("/withdraw", args);
if (!answer) runWithoutSite("withdraw", ...args);
(answer.statusCode === 200 ? process.stdout : process.stderr).write(`${await text(answer)}\n`);
process.exitCode = answer.statusCode === 200 ? 0 : 1;
