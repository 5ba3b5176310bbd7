import { chmodSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join, relative, resolve } from "node:path";
import { json } from "node:stream/consumers";
import { setImmediate as nextTurn } from "node:timers/promises";
import { remember } from "@epic-web/remember";
import { z } from "zod";
import { expireCache } from "~/data/backend/cache.server";
import { settings, SettingsError } from "~/data/settings/settings.server";
import { backUp, findBackendProblem } from "~/data/backend/supabase.server";
import { listWithdrawn, withdrawFaq } from "~/data/faq/withdrawn.server";
import { purgePages } from "../pages/page-cache.server";
import { runMessagesCommand } from "~/data/operator/messages-command.server";
import { privateServer } from "./private-server.server";

/** macOS's limit for a socket path, without the terminating NUL; Linux allows 107. */
const MAX_PATH_BYTES = 103;

/**
 * Opens a Unix socket for operator commands while the site runs: `npm run purge` and `npm run content -- retirer` and, with an
 * embedded backend, `npm run messages` and `npm run backup`. The socket is in the data folder, or in the system's temporary folder
 * with a hosted backend; only the site's user can open it. Failures are only logged, because the site works without it.
 */
export function openOperatorSocket(): void {
  const { backend, port } = settings();
  if (process.platform === "win32") return;
  if (backend.kind === "hosted") {
    const path = join(tmpdir(), `faq-alim-${port}.sock`);
    return void remember("operator-socket", () => listen(path));
  }
  if (backend.dataDir.startsWith("memory:")) return;
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
  // Remove the socket of a killed process; no other process can use it, because this one has the folder's lock.
  rmSync(path, { force: true });
  const server = privateServer((request, response) => void respond(request, response));
  server.on("error", (error) => console.error("Operator socket:", error));
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
      // Lets visitors' requests run between parts.
      await nextTurn();
    }
    response.end();
  } catch (error) {
    if (!(error instanceof SettingsError)) console.error("Operator command:", error);
    const isExplained = error instanceof SettingsError;
    const text = isExplained ? error.message : "La commande a échoué : voir le journal du site.";
    response.writeHead(isExplained ? 422 : 500).end(text);
  }
}

/** Purges all cached pages, or those of one path, and expires the data cache. @throws SettingsError while the backend is down */
async function purge(path: string | null): Promise<string> {
  const problem = await findBackendProblem();
  if (problem)
    throw new SettingsError(`${problem} Rien n’a été vidé : sans elle, le site n’a que ses caches.`);
  expireCache();
  await listWithdrawn();
  purgePages(path);
  return path === null ? "Les caches sont vides." : `${path} sera relu à la prochaine demande.`;
}

async function partsFor(target: string, request: IncomingMessage): Promise<(string | Buffer)[]> {
  switch (target) {
    case "POST /messages":
      return runMessagesCommand(z.array(z.string()).parse(await json(request)));
    case "POST /purge":
      return [
        await purge(
          z
            .string()
            .nullable()
            .parse(await json(request)),
        ),
      ];
    case "POST /withdraw": {
      const id = z.number().parse(await json(request));
      return [`${await withdrawFaq(id)} ${await purge(null)}`];
    }
    case "POST /backup":
      return [Buffer.from(await backUp())];
    default:
      throw new SettingsError(`Commande inconnue du site : ${target}.`);
  }
}
