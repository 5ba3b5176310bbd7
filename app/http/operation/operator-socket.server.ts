import { chmodSync, rmSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join, relative, resolve } from "node:path";
import { json } from "node:stream/consumers";
import { remember } from "@epic-web/remember";
import { z } from "zod";
import { settings, SettingsError } from "~/data/backend/env.server";
import { backUp, isReadOnly } from "~/data/backend/supabase.server";
import { runMessagesCommand } from "~/data/messages/messages-command.server";
import { privateServer } from "./private-server.server";

/** What the operating system takes as a socket's path, without its last byte. */
const MAX_PATH_BYTES = 103;

/**
 * Answers `npm run messages` and `npm run backup` while the site runs with a data folder: on a Unix socket in that folder,
 * which only the folder's owner can open. A failure is logged: the site works without it.
 */
export async function openOperatorSocket(): Promise<void> {
  const { backend } = settings();
  if (backend.kind !== "embedded" || backend.dataDir.startsWith("memory:")) return;
  if (process.platform === "win32" || (await isReadOnly())) return;
  const path = shorter(resolve(backend.dataDir, "operator.sock"));
  remember("operator-socket", () => listen(path));
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
  // One that was left by a process that was killed: this process has the folder's lock.
  rmSync(path, { force: true });
  const server = privateServer((request, response) => void answer(request, response));
  server.on("error", (error) => console.error("The operator's socket:", error));
  const mask = process.umask(0o177);
  try {
    server.listen(path, () => chmodSync(path, 0o600));
  } finally {
    process.umask(mask);
  }
  return true;
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const body = await bodyFor(`${request.method} ${request.url}`, request);
    response.writeHead(200, { "Content-Length": body.byteLength }).end(body);
  } catch (error) {
    if (!(error instanceof SettingsError)) console.error("The operator's command:", error);
    const isExplained = error instanceof SettingsError;
    const text = isExplained ? error.message : "La commande a échoué : voir le journal du site.";
    response.writeHead(isExplained ? 422 : 500).end(text);
  }
}

async function bodyFor(target: string, request: IncomingMessage): Promise<Buffer> {
  switch (target) {
    case "POST /messages":
      return Buffer.from(await runMessagesCommand(z.array(z.string()).parse(await json(request))));
    case "POST /backup":
      return Buffer.from(await backUp());
    default:
      throw new SettingsError(`Commande inconnue du site : ${target}.`);
  }
}
