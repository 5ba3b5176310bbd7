/** Installs programs that tests need and npm does not have. */
import { run } from "../build/project.mjs";

const quiet = { stdio: "ignore" };

/** Installs Debian packages and returns whether that succeeded. Only root can install; elsewhere, returns false. */
export function installPackages(...names) {
  if (process.getuid?.() !== 0 || !run("apt-get", ["--version"], quiet)) return false;
  // In runlevel 1, installing a package does not start its server.
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
  run("apt-get", ["update", "-qq"], quiet);
  return run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...names], { ...quiet, env });
}

/** Installs the servers that check the files of deploy/, unless they are there. */
export function ensureServers() {
  if (run("nginx", ["-v"], quiet) && run("caddy", ["version"], quiet)) return;
  installPackages("nginx-light", "caddy");
}
