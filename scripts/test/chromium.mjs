/** Finds a Chromium for the browser tests; installs it if it is missing. */
import { existsSync } from "node:fs";
import { run } from "../build/project.mjs";
import { installPackages } from "./debian.mjs";

const DEBIAN_PACKAGES = ["chromium-headless-shell", "chromium"];

/** Installs Debian's Chromium if this user is root, else Playwright's. */
export function ensureChromium() {
  if (DEBIAN_PACKAGES.some((name) => existsSync(`/usr/bin/${name}`))) return;
  if (DEBIAN_PACKAGES.some((name) => installPackages(name))) return;
  run("npx", ["playwright", "install", "chromium"]);
}
