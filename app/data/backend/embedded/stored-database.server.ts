import { isWritable, openInFolder, UnwritableFolderError } from "./data-folder.server";
import type { EmbeddedDatabase } from "./embedded-database.server";
import { lockFolder } from "./folder-lock.server";

const TRY_EVERY_MS = 5_000;

/** Opens the database at `url`. Calls `onEnd` if it ends unexpectedly. */
type Open = (url: string, onEnd: () => void) => Promise<EmbeddedDatabase>;

export type StoredDatabase = {
  /** Resolves to the current database, after any reopening in progress. */
  database: () => Promise<EmbeddedDatabase>;
  /** Whether a temporary database now replaces the folder's database. */
  isReadOnly: () => boolean;
  /** How many times a temporary database has replaced the folder's database. */
  timesReplaced: () => number;
  /** Calls `listener` once, as soon as the folder's database is open. */
  whenStored: (listener: () => void) => void;
  close: () => Promise<void>;
};

/**
 * Opens the database of a data folder, or a temporary one for null. While the folder is not writable, a temporary database
 * with the contents replaces it, and opening the folder's database is retried every 5 s. A database that ends unexpectedly
 * is reopened.
 * @throws SettingsError if another process uses the folder, or if the first attempt to open the database fails
 */
export async function openStoredDatabase(folder: string | null, open: Open): Promise<StoredDatabase> {
  let isLocked = false;
  let isReadOnly = false;
  let timesReplaced = 0;
  let isClosed = false;
  const listeners: (() => void)[] = [];

  const openStored = async () => {
    if (folder === null) return open("memory://", reopen);
    if (!isLocked) lockFolder(folder);
    isLocked = true;
    return openInFolder(folder, (path) => open(`file://${path}`, reopen));
  };
  const openTemporary = (error: unknown) => {
    console.warn(error instanceof UnwritableFolderError ? error.message : error);
    isReadOnly = true;
    timesReplaced += 1;
    tryLater();
    return open("memory://", reopen);
  };
  function reopen(): void {
    if (!isClosed) current = isReadOnly ? open("memory://", reopen) : openStored().catch(openTemporary);
  }
  function tryLater(): void {
    setTimeout(() => void tryAgain(), TRY_EVERY_MS).unref();
  }
  async function tryAgain(): Promise<void> {
    if (isClosed || folder === null) return;
    if (isLocked && !isWritable(folder)) return tryLater();
    const stored = await openStored().catch(() => null);
    if (!stored) return tryLater();
    const temporary = current;
    current = Promise.resolve(stored);
    isReadOnly = false;
    console.warn(`Le dossier de données « ${folder} » peut de nouveau être écrit : le site enregistre.`);
    for (const listener of listeners.splice(0)) listener();
    await (await temporary).close();
  }

  let current = openStored().catch((error: unknown) => {
    if (!(error instanceof UnwritableFolderError)) throw error;
    return openTemporary(error);
  });
  await current;
  return {
    database: () => current,
    isReadOnly: () => isReadOnly,
    timesReplaced: () => timesReplaced,
    whenStored: (listener) => void (isReadOnly ? listeners.push(listener) : listener()),
    close: async () => {
      isClosed = true;
      await (await current).close();
    },
  };
}
