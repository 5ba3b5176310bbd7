/** Finds a Chromium for the browser tests; installs it if it is missing. */
import { existsSync } from "node:fs";
import { run } from "../build/project.mjs";

const DEBIAN_PACKAGES = ["chromium-headless-shell", "chromium"];

/** Installs Debian's Chromium if this user is root, else Playwright's. */
export function ensureChromium() {
  if (DEBIAN_PACKAGES.some((name) => existsSync(`/usr/bin/${name}`))) return;
  const quiet = { stdio: "ignore" };
  const mayInstall = process.getuid?.() === 0 && run("apt-get", ["--version"], quiet);
  if (mayInstall) {
    const options = { ...quiet, env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
    const install = ["install", "-y", "-qq", "--no-install-recommends"];
    run("apt-get", ["update", "-qq"], quiet);
    if (DEBIAN_PACKAGES.some((name) => run("apt-get", [...install, name], options))) return;
  }
  run("npx", ["playwright", "install", "chromium"]);
}
