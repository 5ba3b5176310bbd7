import { randomUUID } from "node:crypto";
import { openKeptDatabase, UnwritableFolderError } from "./data-folder.server";
import type { DatabaseOptions, EmbeddedDatabase } from "./embedded-database.server";
import { lockFolder } from "./folder-lock.server";

export type EmbeddedBackend = {
  publishableKey: string;
  secretKey: string;
  fetch: typeof fetch;
  /** Whether nothing that is written is kept, although a folder was asked for. */
  isReadOnly: boolean;
};

/**
 * Opens the database kept in `dataDir` (`memory://`: a new one that is not kept), brings it up to date with the
 * migrations and the seed, and returns a `fetch` that answers as a Supabase project would, with its two keys. When
 * nothing can be written in the folder, a copy of the contents in memory stands in.
 * @throws SettingsError when another process uses the folder, or when its database does not open.
 */
export async function openEmbeddedBackend(dataDir: string): Promise<EmbeddedBackend> {
  // Nobody outside this process can call the backend: its keys only tell the two roles apart.
  const keys = { publishableKey: "sb_publishable_embedded", secretKey: `sb_secret_${randomUUID()}` };
  const serve = (database: EmbeddedDatabase, isReadOnly: boolean): EmbeddedBackend => {
    closeWithTheProcess(database);
    return { ...keys, fetch: async (input, init) => database.fetch(new Request(input, init)), isReadOnly };
  };
  if (dataDir.startsWith("memory:")) return serve(await open({ url: dataDir, ...keys }), false);
  try {
    lockFolder(dataDir);
    const database = await openKeptDatabase(dataDir, (path) => open({ url: `file://${path}`, ...keys }));
    return serve(database, false);
  } catch (error) {
    if (!(error instanceof UnwritableFolderError)) throw error;
    console.warn(error.message);
    return serve(await open({ url: "memory://", ...keys }), true);
  }
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
