/** Plain JavaScript, because it runs before anything is installed. */
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** On Windows, npm and the commands of packages are scripts, which need a shell; a path with spaces must not have one. */
const needsShell = (command) => process.platform === "win32" && command !== process.execPath;

export function run(command, args, options = {}) {
  const { status } = spawnSync(command, args, { stdio: "inherit", shell: needsShell(command), ...options });
  return status === 0;
}

export function runBeside(command, args) {
  return new Promise((resolve) => {
    let output = "";
    const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"], shell: needsShell(command) });
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text) => (output += text));
    }
    child.once("error", (error) => resolve({ succeeded: false, output: `${output}${error.message}\n` }));
    child.once("close", (status) => resolve({ succeeded: status === 0, output }));
  });
}

/** Runs a step that is not done. Returns whether it now is. */
export const ensure = ({ isDone, command }) => isDone() || run(...command);

function mustEnsure(step) {
  if (!ensure(step)) process.exit(1);
}

function newest(paths, counts = () => true) {
  const times = paths.map((path) => {
    const stats = statSync(path);
    if (!stats.isDirectory()) return counts(path) ? stats.mtimeMs : 0;
    const inside = readdirSync(path).map((name) => join(path, name));
    return Math.max(stats.mtimeMs, newest(inside, counts));
  });
  return Math.max(0, ...times);
}

const changedAt = (path) => (existsSync(path) ? newest([path]) : 0);

// Short pauses between attempts, so that a missing network is reported soon.
const QUIETLY = [
  ...["--prefer-offline", "--no-audit", "--no-fund"],
  ...["--fetch-retry-mintimeout=1000", "--fetch-retry-maxtimeout=5000"],
];

export const INSTALL = {
  isDone: () => changedAt("node_modules/.package-lock.json") >= changedAt("package-lock.json"),
  command: ["npm", ["ci", "--workspaces=false", ...QUIETLY]],
};

export function installTests() {
  const isInstalled = INSTALL.isDone();
  mustEnsure({
    isDone: () => isInstalled && existsSync("node_modules/faq-alim-tests"),
    // `npm ci` would empty the folder, while a site may run from it.
    command: ["npm", [...(isInstalled ? ["install", "--no-save"] : ["ci"]), ...QUIETLY]],
  });
}

// Leaves out the rest of supabase/, because the Supabase CLI writes to it while the tests run.
const SOURCES = [
  "app",
  "content/drawings",
  "public",
  "scripts/build",
  "scripts/database",
  "supabase/migrations",
  "package-lock.json",
  "remix.config.js",
  "vite.config.ts",
  "tsconfig.json",
];

export const REMIX = "node_modules/@remix-run/dev/dist/cli.js";
/** Of commands that end within seconds: optimizing WebAssembly, and collecting garbage often, would take longer than they gain. */
export const BRIEFLY = ["--liftoff-only", "--max-semi-space-size=64"];
export const BUILD = {
  isDone: () => changedAt("build/server/index.js") > newest(SOURCES),
  command: [process.execPath, [...BRIEFLY, REMIX, "vite:build", "--logLevel", "warn"]],
};

const CONTENT_SOURCES = ["compiler", "content", "supabase/migrations", "package-lock.json"];
// The files of app/ that the compiler may import.
const isRule = (path) => path.endsWith(".ts") && !/\.(server|test)\.ts$/.test(path);

export const COMPILE = {
  isDone: () =>
    changedAt("compiled/site/contents.json") > Math.max(newest(CONTENT_SOURCES), newest(["app"], isRule)),
  command: [process.execPath, [...BRIEFLY, "--import", "tsx", "compiler/main.ts"]],
};

export function compile() {
  mustEnsure(COMPILE);
}

export function build() {
  compile();
  mustEnsure(BUILD);
}

/** V8’s flags save memory (docs/performance.md): small heaps, and no optimized copy of PGlite’s code, which takes 50 MB. */
export const SERVE = [
  "--max-semi-space-size=4",
  "--heap-growing-percent=30",
  "--liftoff-only",
  "node_modules/@remix-run/serve/dist/cli.js",
  "build/server/index.js",
];
/** @type {{ NODE_ENV: "production", MALLOC_TRIM_THRESHOLD_: string }} */
export const SERVE_ENV = {
  NODE_ENV: "production",
  // glibc’s default. If it is set, glibc does not raise it after large buffers.
  MALLOC_TRIM_THRESHOLD_: "131072",
};
