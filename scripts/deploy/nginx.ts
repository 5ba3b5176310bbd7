import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { installPackages } from "../test/debian.mjs";

/** Installs Debian's nginx if it is missing and this user is root. @throws Error if it is still missing */
export function ensureNginx(): void {
  const isThere = () => spawnSync("nginx", ["-v"]).status === 0;
  if (isThere()) return;
  installPackages("nginx-light");
  if (!isThere()) throw new Error("nginx is missing: install it, or run this as root on Debian.");
}

/** Maps each address in the configuration to the local address that replaces it. */
export type Addresses = Record<string, string>;

/**
 * Wraps a site file of deploy/ in a complete configuration in a new folder, and replaces the addresses. @throws Error if the
 * file does not contain one of the addresses
 */
function render(file: string, folder: string, addresses: Addresses): string {
  let text = readFileSync(file, "utf8");
  for (const [from, to] of Object.entries({ "/var/log/nginx/": `${folder}/`, ...addresses })) {
    if (!text.includes(from)) throw new Error(`${file} has no « ${from} »`);
    text = text.replaceAll(from, to);
  }
  // Set temporary paths, because only root can write to nginx's default paths.
  const kinds = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const temporary = kinds.map((kind) => `${kind}_temp_path ${join(folder, kind)};`);
  const main = [`pid ${folder}/nginx.pid;`, `error_log ${folder}/error.log;`, "events {}", "http {"];
  const rendered = join(folder, "nginx.conf");
  writeFileSync(rendered, [...main, ...temporary, text, "}"].join("\n"));
  return rendered;
}

/** Tests a configuration with `nginx -t`, then runs nginx until `stop`. */
export async function startNginx(file: string, folder: string, port: number, addresses: Addresses) {
  mkdirSync(folder, { mode: 0o755 });
  const config = render(file, folder, addresses);
  const { status, stderr } = spawnSync("nginx", ["-t", "-c", config], { encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
  const nginx = spawn("nginx", ["-c", config, "-g", "daemon off;"], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  process.once("exit", () => nginx.kill());
  await listens(port, nginx);
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      if (nginx.exitCode !== null) return;
      nginx.kill("SIGQUIT");
      await once(nginx, "exit");
    },
  };
}

async function listens(port: number, nginx: ChildProcess): Promise<void> {
  while (nginx.exitCode === null) {
    const socket = connect(port, "127.0.0.1");
    const isOpen = await Promise.race([
      once(socket, "connect").then(() => true),
      once(socket, "error").then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (isOpen) return;
    await pause(50);
  }
  throw new Error("nginx ended");
}
