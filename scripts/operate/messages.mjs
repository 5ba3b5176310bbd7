/** `npm run messages -- <command>`: reads visitors' messages from the running site, or else from the backend. */
import { text } from "node:stream/consumers";
import { csvFileOf, writeCompleteFile } from "./complete-file.mjs";
import { databaseName, readEnvFile, runWithoutSite, sendToSite } from "./running-site.mjs";

readEnvFile();
const { args, file } = csvFileOf(process.argv.slice(2));
if (args[0] === "feedback") console.error(`Base de données : ${databaseName()}`);
const answer = await sendToSite("/messages", args);
if (!answer) runWithoutSite("messages", ...process.argv.slice(2));
if (answer.statusCode === 200) {
  if (file) console.log(`${file} : ${await writeCompleteFile(file, answer)} octets.`);
  else answer.pipe(process.stdout);
} else {
  process.stderr.write(`${await text(answer)}\n`);
  process.exitCode = 1;
}
