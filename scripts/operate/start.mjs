/**
 * `npm start`: installs and builds what is missing, then serves the site with remix-serve. `npm start -- --open` opens the
 * browser. If it fails, it prints one French sentence and exits with code 1. Plain JavaScript without packages, because it runs
 * before anything is installed.
 */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { setInterval } from "node:timers";
import {
  BUILD,
  COMPILE,
  INSTALL,
  isBuilt,
  isCompiled,
  isInstalled,
  runBeside,
  SERVE,
  SERVE_ENV,
} from "../build/project.mjs";
import { showBox, showStep } from "./progress.mjs";

/** As in `engines` of package.json. */
const OLDEST_NODE = [20, 12];

const NO_NETWORK = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|SOCKET_TIMEOUT/;
const UNWRITABLE = /EACCES|EPERM|EROFS|ENOSPC/;

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function checkNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  const oldest = OLDEST_NODE.join(".");
  fail(`Le site demande Node ${oldest} ou plus récent, et cette machine a Node ${process.versions.node}.`);
}

/** Runs a preparation command. If the command fails, shows its output and exits. */
async function prepare(title, [command, args], explain) {
  const end = showStep(title);
  const { succeeded, output } = await runBeside(command, args);
  end(succeeded);
  if (succeeded) return;
  const reason = explain(output);
  if (!reason) process.stderr.write(output);
  fail(reason ?? `${title} : échec, pour la raison ci-dessus.`);
}

function whyNotInstalled(output) {
  if (NO_NETWORK.test(output))
    return "Les paquets n’ont pas pu être téléchargés : vérifiez la connexion à Internet, puis relancez « npm start ».";
  const [code] = UNWRITABLE.exec(output) ?? [];
  return (
    code &&
    `Le dossier ${process.cwd()} ne peut pas être écrit (${code}) : rendez-le accessible en écriture, puis relancez « npm start ».`
  );
}

function openBrowser(url) {
  const [command, ...args] = { darwin: ["open"], win32: ["cmd", "/c", "start", ""] }[process.platform] ?? [
    "xdg-open",
  ];
  spawn(command, [...args, url], { stdio: "ignore", detached: true })
    .on("error", () => process.stderr.write(`Le navigateur ne s’ouvre pas : allez sur ${url}.\n`))
    .unref();
}

function serve() {
  const env = { ...process.env, ...SERVE_ENV };
  const end = showStep("Ouverture de la base");
  const server = spawn(process.execPath, SERVE, { stdio: ["inherit", "inherit", "pipe", "ipc"], env });
  let isListening = false;
  // Collect the server's output until it listens, because the output would otherwise break the progress line.
  const said = [];
  const say = () => process.stderr.write(said.splice(0).join(""));
  server.stderr.setEncoding("utf8").on("data", (text) => {
    said.push(text);
    if (isListening) say();
  });
  // app/server/front-door/listening-messages.server.ts sends this message.
  server.on("message", ({ url, lines }) => {
    isListening = true;
    end();
    say();
    if (process.stdout.isTTY) showBox([...lines, "Arrêter : Ctrl+C"]);
    if (process.argv.includes("--open")) openBrowser(url);
  });
  server.on("close", (code, signal) => {
    if (!isListening) end(false);
    say();
    process.exit(code ?? (signal ? 0 : 1));
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => server.kill(signal));
  // npm sends signals only to the shell that runs this script. The shell exits without passing them on, and this process then
  // gets a new parent.
  const { ppid } = process;
  setInterval(() => process.ppid === ppid || server.kill(), 500).unref();
}

checkNode();
if (existsSync(".env")) process.loadEnvFile(".env");
if (!isInstalled()) await prepare("Installation des paquets", INSTALL, whyNotInstalled);
if (!isCompiled()) await prepare("Lecture des textes", COMPILE, (output) => output.trim() || null);
if (!isBuilt()) await prepare("Construction du site", BUILD, () => null);
serve();
