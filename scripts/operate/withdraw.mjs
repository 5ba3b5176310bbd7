/**
 * The second half of `npm run content -- retirer 102`: withdraws the question in the database. If a site runs, it updates the
 * database, and shows the change at once; else this command opens the data folder, or the hosted backend with SUPABASE_SECRET_KEY.
 */
import { text } from "node:stream/consumers";
import { readEnvFile, runWithoutSite, sendToSite } from "./running-site.mjs";

readEnvFile();
const [id] = process.argv.slice(2);
const answer = await sendToSite("/withdraw", Number(id));
if (!answer) runWithoutSite("withdraw", id);
(answer.statusCode === 200 ? process.stdout : process.stderr).write(`${await text(answer)}\n`);
process.exitCode = answer.statusCode === 200 ? 0 : 1;
