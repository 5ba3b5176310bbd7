import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { finishRestore } from "./restore.server";
import { SettingsError } from "~/data/backend/env.server";

/** The data folder cannot be written: the disk is full or read-only, or the folder has another owner. */
export class UnwritableFolderError extends SettingsError {
  override name = "UnwritableFolderError";
}

const UNWRITABLE_CODES = ["EACCES", "EPERM", "EROFS", "ENOSPC", "EDQUOT", "EIO"];

const PROBE_BYTES = 16 * 1024 * 1024;

/**
 * Opens the database of a locked data folder. `open` gets the database's subfolder, and creates it if it is
 * missing. A first start that did not finish is repeated, a restore is finished.
 * @throws UnwritableFolderError, or SettingsError if the folder is writable but the database does not open.
 */
export async function openKeptDatabase<T>(folder: string, open: (path: string) => Promise<T>): Promise<T> {
  const path = resolve(folder, "postgres");
  const unfinished = join(folder, "postgres-unfinished");
  try {
    finishRestore(folder);
    if (existsSync(unfinished)) rmSync(path, { recursive: true, force: true });
    if (!existsSync(path)) writeFileSync(unfinished, "");
    const database = await open(path);
    rmSync(unfinished, { force: true });
    return database;
  } catch (error) {
    // PGlite's errors do not distinguish a full disk from a damaged file.
    probeFolder(folder);
    const reason = error instanceof Error ? ` (${error.message})` : "";
    throw new SettingsError(
      `La base de données du dossier « ${folder} » ne s’ouvre pas${reason} : restaurez une sauvegarde de ce dossier, ou choisissez un autre dossier avec DATA_DIR.`,
      { cause: error },
    );
  }
}

/** Whether a file can be written in the folder: it tries, and deletes the file. */
export function isWritable(folder: string): boolean {
  try {
    probeFolder(folder);
    return true;
  } catch {
    return false;
  }
}

function probeFolder(folder: string): void {
  const file = join(folder, "write-test");
  try {
    try {
      writeFileSync(file, Buffer.alloc(PROBE_BYTES));
    } finally {
      rmSync(file, { force: true });
    }
  } catch (error) {
    throw folderError(folder, error);
  }
}

/** The error to report when the folder cannot be read or written. */
export function folderError(folder: string, cause: unknown): SettingsError {
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : String(cause);
  if (!UNWRITABLE_CODES.includes(code)) {
    return new SettingsError(
      `Le dossier de données « ${folder} » ne peut pas être ouvert (${code}) : choisissez un autre dossier avec DATA_DIR.`,
      { cause },
    );
  }
  return new UnwritableFolderError(
    `Le dossier de données « ${folder} » ne peut pas être écrit (${code}) : le site montre ses contenus mais n’enregistre rien ; libérez de la place ou rendez le dossier accessible en écriture, puis redémarrez.`,
    { cause },
  );
}
