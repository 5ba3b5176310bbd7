/** Finds production's Node for a second run of the unit tests and a browser journey, if this process runs another version. */
import { runBeside } from "../build/project.mjs";

const VERSION = "24.21.0";

/** The path of Node 24, which npm caches; null if npm does not have it, or if this is Node 24. */
export async function findNode24() {
  if (process.versions.node.startsWith("24.")) return null;
  const args = ["--yes", "--package", `node@${VERSION}`, "node", "--print", "process.execPath"];
  const { succeeded, output } = await runBeside("npx", args);
  const path = succeeded && output.trim().split("\n").at(-1);
  if (path) return path;
  console.log(`\n— Node 24\nskipped: npm does not have node@${VERSION} for this machine`);
  return null;
}
