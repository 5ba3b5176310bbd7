import { chmodSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join, relative, resolve } from "node:path";
import { json } from "node:stream/consumers";
import { setImmediate as nextTurn } from "node:timers/promises";
import { remember } from "@epic-web/remember";
import { z } from "zod";
import { settings, SettingsError } from "~/server/settings/settings.server";
import { backUp } from "~/server/backend/supabase.server";
import { runMessagesCommand } from "~/messages/operator/messages-command.server";
import { runWithdrawCommand } from "~/questions/withdrawals.server";

/** Leaves time to send the response before the process ends. */
const RESTART_MS = 100;

/** macOS's limit for a socket path, without the terminating NUL; Linux allows 107. */
const MAX_PATH_BYTES = 103;

/**
 * Opens a Unix socket for operator commands, which cannot open the embedded database while the site runs: `npm run content -- retirer`
 * and `publier`, `npm run messages`, `npm run backup`. Only the site's user can open it. Failures are only logged, because the
 * site works without it.
 */
export function openOperatorSocket(): void {
  const path = socketPath();
  if (path === null || process.platform === "win32") return;
  remember("operator-socket", () => {
    try {
      return listen(shorter(path));
    } catch (error) {
      console.error("Prise des commandes :", error);
      return false;
    }
  });
}

/** The socket's path, as in running-site.mjs; null without a data folder. */
function socketPath(): string | null {
  const { backend } = settings();
  if (backend.kind === "hosted" || backend.dataDir.startsWith("memory:")) return null;
  return resolve(backend.dataDir, "operator.sock");
}

function shorter(path: string): string {
  const fromHere = join(".", relative(process.cwd(), path));
  return fromHere.length < path.length ? fromHere : path;
}

function listen(path: string): boolean {
  if (Buffer.byteLength(path) > MAX_PATH_BYTES) {
    console.warn(
      `Le chemin de DATA_DIR est trop long pour ${path} : « npm run messages » et « npm run backup » demandent d’arrêter le site.`,
    );
    return false;
  }
  // Remove the socket that a killed process left. No other process can be using it, because this process has the folder's lock.
  rmSync(path, { force: true });
  const server = createServer((request, response) => void respond(request, response)).unref();
  server.on("error", (error) => console.error("Prise des commandes :", error));
  process.once("exit", () => rmSync(path, { force: true }));
  const mask = process.umask(0o177);
  try {
    server.listen(path, () => chmodSync(path, 0o600));
  } finally {
    process.umask(mask);
  }
  return true;
}

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const parts = await partsFor(`${request.method} ${request.url}`, request);
    response.writeHead(200);
    for (const part of parts) {
      response.write(part);
      // Let visitors' requests run between parts.
      await nextTurn();
    }
    response.end();
  } catch (error) {
    if (!(error instanceof SettingsError)) console.error("Commande :", error);
    const isExplained = error instanceof SettingsError;
    const text = isExplained ? error.message : "La commande a échoué : voir le journal du site.";
    response.writeHead(isExplained ? 422 : 500).end(text);
  }
}

/** Ends this process. systemd starts it again; without systemd, the operator must. */
function restart(): string {
  if (!process.env["INVOCATION_ID"])
    return "Redémarrez le site : il montrera ces contenus. (Sous systemd, cette commande le fait.)";
  setTimeout(() => process.kill(process.pid, "SIGTERM"), RESTART_MS);
  return "Le site redémarre : il montre ces contenus dans quelques secondes.";
}

async function readArguments(request: IncomingMessage): Promise<string[]> {
  return z.array(z.string()).parse(await json(request));
}

async function partsFor(target: string, request: IncomingMessage): Promise<(string | Buffer)[]> {
  switch (target) {
    case "POST /messages":
      return runMessagesCommand(await readArguments(request));
    case "POST /restart":
      return [restart()];
    case "POST /withdraw":
      return [await runWithdrawCommand(await readArguments(request))];
    case "POST /backup":
      return [Buffer.from(await backUp())];
    default:
      throw new SettingsError(`Commande inconnue du site : ${target}.`);
  }
}
