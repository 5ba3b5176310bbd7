/** The checks on the Node that production runs, where it is not the one at hand: the unit tests and one browser journey. */
import { runBeside } from "./project.mjs";

const VERSION = "24.21.0";
const VITEST = "node_modules/vitest/vitest.mjs";
const PLAYWRIGHT = "node_modules/@playwright/test/cli.js";

/** Each check: its name, and the command with its arguments. The journey needs a site that is built. */
export async function node24Checks({ built }) {
  if (process.versions.node.startsWith("24.")) return [];
  const node = await findNode();
  if (!node) {
    console.log(`\n— Node 24\nskipped: npm does not have node@${VERSION} for this machine`);
    return [];
  }
  const unitTests = [VITEST, "run", "app", "--maxWorkers=1", "--reporter=dot"];
  const journey = [
    ...[PLAYWRIGHT, "test", "tests/e2e/journey.spec.ts", "--project", "without JavaScript"],
    ...["--workers", "1", "--reporter", "dot", "--output", "test-results/node-24"],
  ];
  return [
    ["Unit tests on Node 24", node, unitTests],
    ...(built ? [["A browser journey on Node 24", node, journey]] : []),
  ];
}

/** The path of Node 24, which npm keeps after the first time; null without it. */
async function findNode() {
  const args = ["--yes", "--package", `node@${VERSION}`, "node", "--print", "process.execPath"];
  const { succeeded, output } = await runBeside("npx", args);
  return succeeded ? (output.trim().split("\n").at(-1) ?? null) : null;
}
