/** The Node that production runs, where it is not the one at hand: the unit tests and one browser journey run on it too. */
import { runBeside } from "./project.mjs";

const VERSION = "24.21.0";

/** The path of Node 24, which npm keeps after the first time; null without it, or if this is Node 24. */
export async function findNode24() {
  if (process.versions.node.startsWith("24.")) return null;
  const args = ["--yes", "--package", `node@${VERSION}`, "node", "--print", "process.execPath"];
  const { succeeded, output } = await runBeside("npx", args);
  const path = succeeded && output.trim().split("\n").at(-1);
  if (path) return path;
  console.log(`\n— Node 24\nskipped: npm does not have node@${VERSION} for this machine`);
  return null;
}
