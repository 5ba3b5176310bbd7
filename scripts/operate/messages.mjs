/** `npm run messages`: an export goes to a file. */
import { runCommand } from "./running-site.mjs";

const args = process.argv.slice(2);
const file = args[0] === "export" ? args.find((arg) => arg.endsWith(".csv")) : undefined;
await runCommand(
  "messages",
  args.filter((arg) => arg !== file),
  file,
);
