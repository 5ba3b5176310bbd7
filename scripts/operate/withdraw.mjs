/** `npm run content -- retirer`, which does not check the contents first. */
import { runCommand } from "./running-site.mjs";

await runCommand("withdraw", process.argv.slice(2));
