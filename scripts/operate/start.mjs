/** `npm start`: installs and builds what is missing, then serves the site. It imports no package, as none may be installed. */
import { spawn } from "node:child_process";
import { setInterval } from "node:timers";
import { BUILD, COMPILE, INSTALL, runBeside, SERVE, SERVE_ENV } from "../build/project.mjs";
import { readEnvFile } from "./running-site.mjs";

/** As in `engines` of package.json. */
const OLDEST_NODES = { 20: 19, 22: 12 };

const NO_NETWORK = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|SOCKET_TIMEOUT/;

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function checkNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (minor >= OLDEST_NODES[major] || major > 22) return;
  fail(`Le site demande Node 20.19, 22.12 ou plus récent, et cette machine a Node ${process.versions.node}.`);
}

async function prepare(title, { isDone, command }, explain = () => null) {
  if (isDone()) return;
  process.stdout.write(`${title}…\n`);
  const { succeeded, output } = await runBeside(...command);
  if (succeeded) return;
  const reason = explain(output);
  if (!reason) process.stderr.write(output);
  fail(reason ?? `${title} : échec, pour la raison ci-dessus.`);
}

const whyNotInstalled = (output) =>
  NO_NETWORK.test(output)
    ? "Les paquets n’ont pas pu être téléchargés : vérifiez la connexion à Internet, puis relancez « npm start »."
    : null;

function serve() {
  const server = spawn(process.execPath, SERVE, { stdio: "inherit", env: { ...process.env, ...SERVE_ENV } });
  server.on("close", (code, signal) => process.exit(code ?? (signal ? 0 : 1)));
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => server.kill(signal));
  // The shell of npm gets the signals and ends without passing them on; this process then gets a new parent.
  const { ppid } = process;
  setInterval(() => process.ppid === ppid || server.kill(), 500).unref();
}

checkNode();
readEnvFile();
await prepare("Installation des paquets", INSTALL, whyNotInstalled);
await Promise.all([
  prepare("Lecture des textes", COMPILE, (output) => output.trim() || null),
  prepare("Construction du site", BUILD),
]);
serve();
