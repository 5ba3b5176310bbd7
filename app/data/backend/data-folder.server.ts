import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { SettingsError } from "./env.server";

/** Nothing can be written in the data folder: a disk that is full or read-only, or another owner's folder. */
export class UnwritableFolderError extends SettingsError {
  override name = "UnwritableFolderError";
}

const UNWRITABLE_CODES = ["EACCES", "EPERM", "EROFS", "ENOSPC", "EDQUOT", "EIO"];

/** What PostgreSQL writes at once, at the most: a segment of its journal. */
const PROBE_BYTES = 16 * 1024 * 1024;

/**
 * Opens the database of a locked data folder; `open` gets the database's own folder, which it makes at the first start.
 * What a first start left unfinished is made again.
 * @throws UnwritableFolderError
 * @throws SettingsError when the database does not open although the folder can be written.
 */
export async function openKeptDatabase<T>(folder: string, open: (path: string) => Promise<T>): Promise<T> {
  const path = resolve(folder, "postgres");
  const unfinished = join(folder, "postgres-unfinished");
  try {
    if (existsSync(unfinished)) rmSync(path, { recursive: true, force: true });
    if (!existsSync(path)) writeFileSync(unfinished, "");
    const database = await open(path);
    rmSync(unfinished, { force: true });
    return database;
  } catch (error) {
    // The database's own errors do not tell a full disk from a damaged file.
    probeFolder(folder);
    const reason = error instanceof Error ? ` (${error.message})` : "";
    throw new SettingsError(
      `La base de données du dossier « ${folder} » ne s’ouvre pas${reason} : restaurez une sauvegarde de ce dossier, ou choisissez un autre dossier avec DATA_DIR.`,
      { cause: error },
    );
  }
}

/** Whether something can be written in the folder: it tries, with a file that it deletes. */
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

/** What to tell of a failure to read or write in the folder. */
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
