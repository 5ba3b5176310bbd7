/**
 * Writes the fallback to the path in its argument. The build bundles this module with the server, because this module imports
 * the server's modules.
 */
import { writeFileSync } from "node:fs";
import { readFallbackValues } from "./fallback-values";

writeFileSync(process.argv.at(-1) ?? "", JSON.stringify(await readFallbackValues()));
process.exit(0);
