/**
 * Finds the Node version of production, so that the unit tests and a browser journey can run a second time if this process has
 * another version.
 */
import { runBeside } from "../build/project.mjs";

const VERSION = "24.21.0";

/** The path of Node 24 in npm's cache; null if npm cannot provide it, or if this process already runs Node 24. */
export async function findNode24() {
  if (process.versions.node.startsWith("24.")) return null;
  const args = ["--yes", "--package", `node@${VERSION}`, "node", "--print", "process.execPath"];
  const { succeeded, output } = await runBeside("npx", args);
  const path = succeeded && output.trim().split("\n").at(-1);
  if (path) return path;
  console.log(`\n— Node 24\nskipped: npm does not have node@${VERSION} for this machine`);
  return null;
}
