/** Installs programs that tests need and npm does not have. */
import { existsSync } from "node:fs";
import { run } from "../build/project.mjs";

const quiet = { stdio: "ignore" };
const CHROMIUM = ["chromium-headless-shell", "chromium"];

/** Installs Debian packages and returns whether that succeeded. Only root can install; elsewhere, returns false. */
function installPackages(...names) {
  if (process.getuid?.() !== 0 || !run("apt-get", ["--version"], quiet)) return false;
  // In runlevel 1, installing a package does not start its server.
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
  run("apt-get", ["update", "-qq"], quiet);
  return run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...names], { ...quiet, env });
}

/** Installs Debian's Chromium if this user is root, else Playwright's, unless it is there. */
export function ensureChromium() {
  if (CHROMIUM.some((name) => existsSync(`/usr/bin/${name}`))) return;
  if (CHROMIUM.some((name) => installPackages(name))) return;
  run("npx", ["playwright", "install", "chromium"]);
}

/** Installs the servers that check the files of deploy/, unless they are there. */
export function ensureServers() {
  if (run("nginx", ["-v"], quiet) && run("caddy", ["version"], quiet)) return;
  installPackages("nginx-light", "caddy");
}
