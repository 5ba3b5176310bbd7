import { randomUUID } from "node:crypto";
import { storageProblem } from "./data-folder.server";
import type { DatabaseOptions, EmbeddedDatabase } from "./embedded-database.server";
import { type StoredDatabase, openStoredDatabase } from "./stored-database.server";
import { withSecret } from "./restore.server";

export type EmbeddedBackend = {
  publishableKey: string;
  secretKey: string;
  /** Runs one query at a time. A request that is aborted while it waits is not run. */
  fetch: typeof fetch;
  /** A backup of the folder (see `restoreBackup`); null if there is no folder, or while the folder is not writable. */
  backUp: () => Promise<ArrayBuffer | null>;
  close: () => Promise<void>;
  /** Returns why nothing can be stored now, as a French sentence, or null. */
  storageProblem: () => Promise<string | null>;
} & Pick<StoredDatabase, "isReadOnly" | "timesReplaced" | "whenStored">;

/**
 * Opens the database in `dataDir` (`memory://` for a temporary one) and brings it up to date. While the folder is not
 * writable, a temporary read-only database replaces it.
 * @throws SettingsError if another process uses the folder, or if the database does not open
 */
export async function openEmbeddedBackend(dataDir: string): Promise<EmbeddedBackend> {
  // Only this process can call the backend, so the keys need not be secret: they only distinguish the two roles.
  const keys = { publishableKey: "sb_publishable_embedded", secretKey: `sb_secret_${randomUUID()}` };
  const isStored = !dataDir.startsWith("memory:");
  const openAt = (url: string, onEnd: () => void) => open({ url, ...keys }, onEnd);
  const stored = await openStoredDatabase(isStored ? dataDir : null, openAt);
  const { database, isReadOnly } = stored;
  return {
    ...keys,
    isReadOnly,
    timesReplaced: stored.timesReplaced,
    whenStored: stored.whenStored,
    close: stored.close,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      return (await database()).fetch(request);
    },
    backUp: async () =>
      isStored && !isReadOnly() ? withSecret(dataDir, async () => (await database()).dump()) : null,
    storageProblem: async () => {
      const problem = isStored ? await storageProblem(dataDir) : null;
      return problem ?? (isReadOnly() ? "Rien ne peut être enregistré pour l’instant." : null);
    },
  };
}

/** Uses a worker thread in production only, because only the build emits a file that it can run. */
async function open(options: DatabaseOptions, onEnd: () => void): Promise<EmbeddedDatabase> {
  if (import.meta.env.PROD) {
    const { openDatabaseThread } = await import("./embedded-thread.server");
    return openDatabaseThread(options, onEnd);
  }
  const { openDatabase } = await import("./embedded-database.server");
  return openDatabase(options);
}
