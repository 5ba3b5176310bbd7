/** Finds a Chromium for the browser tests, and installs one if there is none. */
import { existsSync } from "node:fs";
import { run } from "./project.mjs";

const DEBIAN_CHROMIUM = "/usr/bin/chromium";

/** Installs Debian's Chromium if allowed, else Playwright's own. */
export function ensureChromium() {
  if (existsSync(DEBIAN_CHROMIUM)) return;
  const quiet = { stdio: "ignore" };
  const mayInstall = process.getuid?.() === 0 && run("apt-get", ["--version"], quiet);
  if (mayInstall) {
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    run("apt-get", ["update", "-qq"], quiet);
    if (run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], { ...quiet, env }))
      return;
  }
  run("npx", ["playwright", "install", "chromium"]);
}
