import { randomUUID } from "node:crypto";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import pLimit from "p-limit";
import { lockFolder, openInFolder, storageProblem } from "./data-folder.server";
import type { DatabaseOptions, EmbeddedDatabase } from "./embedded-database.server";

const REOPEN_AFTER_MS = 5_000;
const NOT_OPEN = "Rien ne peut être enregistré pour l’instant.";

export type EmbeddedBackend = Awaited<ReturnType<typeof openEmbeddedBackend>>;

/** A database that ends is opened again, every 5 s until it opens; until then, requests fail. @throws SettingsError */
export async function openEmbeddedBackend(dataDir: string) {
  // Not secret: they only distinguish the two roles, and only this process can call the backend.
  const keys = { publishableKey: "sb_publishable_embedded", secretKey: `sb_secret_${randomUUID()}` };
  const isStored = !dataDir.startsWith("memory:");
  if (isStored) lockFolder(dataDir);
  const openAt = (url: string) => openDatabase({ url, ...keys }, reopen);
  const open = () =>
    isStored ? openInFolder(dataDir, (path) => openAt(`file://${path}`)) : openAt("memory://");
  let isClosed = false;
  function reopen(): void {
    if (isClosed) return;
    database = open();
    database.catch(() => setTimeout(reopen, REOPEN_AFTER_MS).unref());
  }
  let database = open();
  await database;
  const inTurn = pLimit(1);
  return {
    ...keys,
    /** Runs one query at a time. A request that is aborted while it waits is not run. */
    fetch: (input: RequestInfo | URL, init?: RequestInit) => {
      const request = new Request(input, init);
      return inTurn(async () => {
        request.signal.throwIfAborted();
        return (await database).fetch(request);
      });
    },
    backUp: async () => {
      if (!isStored) return null;
      const files = await inTurn(async () => (await database).dump());
      return new Uint8Array(await promisify(gzip)(files)).buffer;
    },
    rewriteVisitorsRows: () => inTurn(async () => (await database).rewriteVisitorsRows()),
    close: async () => {
      isClosed = true;
      await (await database).close();
    },
    storageProblem: async () => {
      const problem = isStored ? await storageProblem(dataDir) : null;
      return (
        problem ??
        database.then(
          () => null,
          () => NOT_OPEN,
        )
      );
    },
  };
}

/** Only the build emits a file that a worker thread can run. */
async function openDatabase(options: DatabaseOptions, onEnd: () => void): Promise<EmbeddedDatabase> {
  if (import.meta.env.PROD) {
    const { openDatabaseThread } = await import("./embedded-thread.server");
    return openDatabaseThread(options, onEnd);
  }
  const { openDatabase } = await import("./embedded-database.server");
  return openDatabase(options);
}
