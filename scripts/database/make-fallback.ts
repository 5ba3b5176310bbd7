/**
 * Arguments: the archive of a prepared database, and a path. Writes the fallback to that path. `databaseSnapshot` runs it in Vite,
 * which can load the site's modules.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const [archive = "", path = ""] = process.argv.slice(-2);
const folder = mkdtempSync(join(tmpdir(), "faqalim-fallback-"));
const database = join(folder, "postgres");
mkdirSync(database);
execFileSync("tar", ["-xzf", archive, "-C", database], { stdio: ["ignore", "ignore", "pipe"] });

process.env["DATA_DIR"] = folder;
// Imported after DATA_DIR is set, because the site's modules open the database when they are loaded.
const { readFallbackValues } = await import("./fallback-values");
writeFileSync(path, JSON.stringify(await readFallbackValues()));
rmSync(folder, { recursive: true });
process.exit(0);
