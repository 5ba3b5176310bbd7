import { randomUUID } from "node:crypto";
import { resolve } from "node:path";
import type { DatabaseOptions, EmbeddedDatabase } from "./embedded-database.server";
import { lockFolder } from "./folder-lock.server";

export type EmbeddedBackend = { publishableKey: string; secretKey: string; fetch: typeof fetch };

/**
 * Opens the database kept in `dataDir` (`memory://`: a new one that is not kept), brings it up to date with the
 * migrations and the seed, and returns a `fetch` that answers as a Supabase project would, with its two keys.
 * @throws SettingsError when another process uses the folder.
 */
export async function openEmbeddedBackend(dataDir: string): Promise<EmbeddedBackend> {
  const inMemory = dataDir.startsWith("memory:");
  if (!inMemory) lockFolder(dataDir);
  // Nobody outside this process can call the backend: its keys only tell the two roles apart.
  const keys = { publishableKey: "sb_publishable_embedded", secretKey: `sb_secret_${randomUUID()}` };
  const database = await open({
    url: inMemory ? dataDir : `file://${resolve(dataDir, "postgres")}`,
    ...keys,
  });
  closeWithTheProcess(database);
  return { ...keys, fetch: async (input, init) => database.fetch(new Request(input, init)) };
}

/** The built site gives the database a thread; development and tests have no built file that a thread could run. */
async function open(options: DatabaseOptions): Promise<EmbeddedDatabase> {
  if (import.meta.env.PROD) {
    const { openDatabaseThread } = await import("./embedded-thread.server");
    return openDatabaseThread(options);
  }
  const { openDatabase } = await import("./embedded-database.server");
  return openDatabase(options);
}

/** What requests under way get to finish in, once the process is asked to end. */
const GRACE_MS = 500;

/** The database would keep a process that was asked to end: it is closed, then the process ends. */
function closeWithTheProcess(database: EmbeddedDatabase): void {
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => {
      setTimeout(() => void database.close().finally(() => process.exit(0)), GRACE_MS);
    });
  }
}
