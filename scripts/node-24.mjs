/** Runs the fast tests and one browser journey on the Node that production runs, where it is not the one at hand. */
import { spawnSync } from "node:child_process";

const VERSION = "24.21.0";
const VITEST = "node_modules/vitest/vitest.mjs";
const PLAYWRIGHT = "node_modules/@playwright/test/cli.js";

/** Hands over each check: its name, and the command with its arguments. The site must be built. */
export function checkOnNode24(check) {
  if (process.versions.node.startsWith("24.")) return;
  const node = findNode();
  if (!node) return console.log(`\n— Node 24\nskipped: npm does not have node@${VERSION} for this machine`);
  check("Unit tests on Node 24", node, [VITEST, "run", "app", "--reporter=dot"]);
  check("A browser journey on Node 24", node, [
    ...[PLAYWRIGHT, "test", "tests/e2e/journey.spec.ts", "--project", "without JavaScript"],
    ...["--workers", "1", "--reporter", "dot", "--output", "test-results/node-24"],
  ]);
}

/** The path of Node 24, which npm keeps after the first time; null without it. */
function findNode() {
  const args = ["--yes", "--package", `node@${VERSION}`, "node", "--print", "process.execPath"];
  const { status, stdout } = spawnSync("npx", args, {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
    shell: process.platform === "win32",
  });
  return status === 0 ? stdout.trim() : null;
}
