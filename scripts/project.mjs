/** What `npm start` and `npm test` share. Plain JavaScript without packages: it runs before anything is installed. */
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const windows = process.platform === "win32";

/** Runs a command in the foreground and returns whether it succeeded. */
export function run(command, args, options = {}) {
  const { status } = spawnSync(command, args, { stdio: "inherit", shell: windows, ...options });
  return status === 0;
}

/** Runs a command beside others, and resolves to whether it succeeded and what it wrote. */
export function runBeside(command, args) {
  return new Promise((resolve) => {
    let output = "";
    const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"], shell: windows });
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text) => (output += text));
    }
    child.once("error", (error) => resolve({ succeeded: false, output: `${output}${error.message}\n` }));
    child.once("close", (status) => resolve({ succeeded: status === 0, output }));
  });
}

function mustRun(command, args) {
  if (!run(command, args)) process.exit(1);
}

/** When the newest file at or below a path was changed; 0 when there is none. */
function changedAt(path) {
  if (!existsSync(path)) return 0;
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => changedAt(join(path, name))));
}

/** Installs the exact packages of the lock file, unless they are there already. */
export function install() {
  if (changedAt("node_modules/.package-lock.json") >= changedAt("package-lock.json")) return;
  mustRun("npm", ["ci", "--no-audit", "--no-fund"]);
}

// Not all of supabase/: its command line writes there while the tests run.
const SOURCES = [
  "app",
  "content",
  "public",
  "scripts/vite",
  "supabase/migrations",
  "supabase/seed.sql",
  "package-lock.json",
  "remix.config.js",
  "vite.config.ts",
  "tsconfig.json",
];

/** The command that builds the site. */
export const BUILD = ["npx", ["remix", "vite:build", "--logLevel", "warn"]];

/** Whether the build is newer than all that it is made of. */
export function isBuilt() {
  return changedAt("build/server/index.js") > Math.max(...SOURCES.map(changedAt));
}

/** Builds the site, unless it is built. */
export function build() {
  if (!isBuilt()) mustRun(...BUILD);
}

/**
 * How Node runs the built site. Its pages leave little to collect: with V8's 16 MB halves of the young generation, an old one that may
 * grow to several times what is in use, and one heap of the C library per thread, it takes 250 MB more (docs/performance.md).
 */
export const SERVE = [
  "--max-semi-space-size=4",
  "--heap-growing-percent=30",
  "node_modules/@remix-run/serve/dist/cli.js",
  "build/server/index.js",
];
/** @type {{ NODE_ENV: "production", MALLOC_ARENA_MAX: string }} */
export const SERVE_ENV = { NODE_ENV: "production", MALLOC_ARENA_MAX: "2" };
