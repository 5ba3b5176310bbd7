import { randomUUID } from "node:crypto";
import { openKeptDatabase, UnwritableFolderError } from "./data-folder.server";
import type { DatabaseOptions, EmbeddedDatabase } from "./embedded-database.server";
import { lockFolder } from "./folder-lock.server";
import { withSecret } from "./restore.server";

export type EmbeddedBackend = {
  publishableKey: string;
  secretKey: string;
  fetch: typeof fetch;
  /** A backup of the folder (see `restoreBackup`); null if there is no folder. */
  backUp: (() => Promise<ArrayBuffer>) | null;
  close: () => Promise<void>;
  isReadOnly: boolean;
};

/**
 * Opens the database in `dataDir` (`memory://`: a temporary one) and brings it up to date. If the folder
 * cannot be written, a temporary copy of the contents replaces it.
 * @throws SettingsError if another process uses the folder, or if the database does not open.
 */
export async function openEmbeddedBackend(dataDir: string): Promise<EmbeddedBackend> {
  // Nobody outside this process can call the backend: its keys only tell the two roles apart.
  const keys = { publishableKey: "sb_publishable_embedded", secretKey: `sb_secret_${randomUUID()}` };
  const serve = (database: EmbeddedDatabase, isReadOnly: boolean): EmbeddedBackend => {
    const fetchRows: typeof fetch = async (input, init) => database.fetch(new Request(input, init));
    return { ...keys, fetch: fetchRows, backUp: null, close: () => database.close(), isReadOnly };
  };
  if (dataDir.startsWith("memory:")) return serve(await open({ url: dataDir, ...keys }), false);
  try {
    lockFolder(dataDir);
    const database = await openKeptDatabase(dataDir, (path) => open({ url: `file://${path}`, ...keys }));
    const backUp = () => withSecret(dataDir, () => database.dump());
    return { ...serve(database, false), backUp };
  } catch (error) {
    if (!(error instanceof UnwritableFolderError)) throw error;
    console.warn(error.message);
    return serve(await open({ url: "memory://", ...keys }), true);
  }
}

/** Only the built site has a file that a worker thread can run. */
async function open(options: DatabaseOptions): Promise<EmbeddedDatabase> {
  if (import.meta.env.PROD) {
    const { openDatabaseThread } = await import("./embedded-thread.server");
    return openDatabaseThread(options);
  }
  const { openDatabase } = await import("./embedded-database.server");
  return openDatabase(options);
}
