import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from "node:fs";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { SettingsError } from "~/data/backend/env.server";

/** The file of the data folder without which links in mails and quizzes in progress are refused. */
const SECRET = "signing-secret";
/** Complete: the next process to open the folder puts it in the place of `postgres`. */
const RESTORED = "postgres-restored";
const RESTORING = "postgres-restoring";

/** Runs `dump` while the database's folder holds a copy of the folder's signing secret: a backup needs both. */
export async function withSecret<T>(folder: string, dump: () => Promise<T>): Promise<T> {
  const secret = join(folder, SECRET);
  const copy = join(folder, "postgres", SECRET);
  if (existsSync(secret)) copyFileSync(secret, copy);
  try {
    return await dump();
  } finally {
    rmSync(copy, { force: true });
  }
}

/**
 * Replaces the database of a locked data folder by a backup, and keeps what was there beside it. Interrupted at any point,
 * the folder has the old database or the restored one, complete. Returns the name of the subfolder that keeps the old one.
 * @throws SettingsError if the backup is not complete; then nothing has changed
 */
export async function restoreBackup(folder: string, backup: string): Promise<string | null> {
  const path = resolve(folder, RESTORING);
  rmSync(path, { recursive: true, force: true });
  try {
    await unpack(await readFile(backup), path);
  } catch (error) {
    rmSync(path, { recursive: true, force: true });
    const reason = error instanceof Error ? error.message : String(error);
    throw new SettingsError(
      `« ${backup} » n’est pas une sauvegarde complète (${reason}) : rien n’a changé.`,
      { cause: error },
    );
  }
  flush(path);
  renameSync(path, join(folder, RESTORED));
  flushFolder(folder);
  return finishRestore(folder);
}

/**
 * Puts a restored database in its place, if there is one. Each step can be repeated. Returns the name of the subfolder
 * that keeps the old one; null if nothing was restored or nothing was there.
 */
export function finishRestore(folder: string): string | null {
  const restored = join(folder, RESTORED);
  if (!existsSync(restored)) return null;
  const kept = keepOld(folder);
  const secret = join(restored, SECRET);
  if (existsSync(secret)) {
    // The archive keeps no modes.
    chmodSync(secret, 0o600);
    renameSync(secret, join(folder, SECRET));
  }
  // It says that `postgres` is to be made again.
  rmSync(join(folder, "postgres-unfinished"), { force: true });
  renameSync(restored, join(folder, "postgres"));
  flushFolder(folder);
  return kept;
}

function keepOld(folder: string): string | null {
  const current = join(folder, "postgres");
  if (!existsSync(current)) return null;
  const secret = join(folder, SECRET);
  if (existsSync(secret)) copyFileSync(secret, join(current, SECRET));
  const kept = `postgres-before-${new Date().toISOString().replaceAll(/[:.]/g, "-")}`;
  renameSync(current, join(folder, kept));
  return kept;
}

async function unpack(archive: Buffer, path: string): Promise<void> {
  const [{ PGlite }, { pg_trgm }, { unaccent }] = await Promise.all([
    import("@electric-sql/pglite"),
    import("@electric-sql/pglite/contrib/pg_trgm"),
    import("@electric-sql/pglite/contrib/unaccent"),
  ]);
  const database = await PGlite.create(`file://${path}`, {
    extensions: { pg_trgm, unaccent },
    loadDataDir: new Blob([new Uint8Array(archive)], { type: "application/x-gzip" }),
  });
  try {
    await database.query("select count(*) from public.faqalim_contact_messages");
    await database.query("select count(*) from public.faqalim_faqs");
  } finally {
    await database.close();
  }
}

/** Writes a folder and all in it to the disk. */
function flush(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) flush(path);
    else if (entry.isFile()) flushFolder(path);
  }
  flushFolder(folder);
}

function flushFolder(path: string): void {
  const descriptor = openSync(path, "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
