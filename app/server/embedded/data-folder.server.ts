import { existsSync, mkdirSync, openSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { rm, statfs, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { tryLock } from "fs-native-extensions";
import { flush, flushAll } from "./flush.server";
import { SettingsError } from "~/server/settings/settings.server";

const LEAST_BYTES = 16 * 1024 * 1024;

export const UNFINISHED = "postgres-unfinished";
export const RESTORED = "postgres-restored";

/** Locks the folder, creating it if needed, until the process ends. @throws SettingsError if another process has it */
export function lockFolder(folder: string): void {
  const refuse = (why: string, cause?: unknown) => {
    const text = `Le dossier de données « ${folder} » ${why}, ou choisissez un autre dossier avec DATA_DIR.`;
    return new SettingsError(text, { cause });
  };
  let isLocked: boolean;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    isLocked = tryLock(openSync(join(folder, "lock"), "a+"));
  } catch (error) {
    throw refuse(
      `ne peut pas être écrit (${codeOf(error)}) : libérez de la place, rendez-le accessible en écriture`,
      error,
    );
  }
  if (!isLocked) throw refuse("est déjà utilisé par un autre processus : arrêtez-le");
}

/** For commands. @throws SettingsError if root runs one on another user's folder: the site could not open root's files */
export function requireOwner(folder: string): void {
  if (process.getuid?.() !== 0 || !existsSync(folder) || statSync(folder).uid === 0) return;
  throw new SettingsError(
    `Le dossier de données « ${folder} » n’est pas celui de root, et le site ne pourrait plus l’ouvrir ensuite : lancez cette commande sous le compte du site.`,
  );
}

/** Repeats an interrupted first start and finishes an interrupted restore. `open` receives an empty folder for a new database. */
export async function openInFolder<T>(folder: string, open: (path: string) => Promise<T>): Promise<T> {
  const path = resolve(folder, "postgres");
  const [unfinished, restored] = [join(folder, UNFINISHED), join(folder, RESTORED)];
  try {
    if (existsSync(unfinished)) rmSync(path, { recursive: true, force: true });
    if (!existsSync(path) && existsSync(restored)) renameSync(restored, path);
    const isNew = !existsSync(path);
    if (isNew) {
      writeFileSync(unfinished, "");
      flush(folder);
      mkdirSync(path, { mode: 0o700 });
    }
    const database = await open(path);
    if (isNew) {
      // PostgreSQL flushes only the files that it writes, and PGlite unpacked the first files.
      flushAll(path);
      rmSync(unfinished);
      flush(folder);
    }
    moveFormerSecret(folder, path);
    return database;
  } catch (error) {
    // PGlite's errors do not distinguish a full disk from a damaged file.
    const problem = await storageProblem(folder);
    if (problem) throw new SettingsError(`${folder} : ${problem}`, { cause: error });
    const reason = error instanceof Error ? ` (${error.message})` : "";
    throw new SettingsError(
      `La base de données du dossier « ${folder} » ne s’ouvre pas${reason} : rendez ses fichiers à l’utilisateur du site s’ils sont à un autre, sinon restaurez une sauvegarde ou choisissez un autre dossier avec DATA_DIR.`,
      { cause: error },
    );
  }
}

/** Until version 0.2.0 the signing secret was beside the database, so that a backup did not contain it by itself. */
function moveFormerSecret(folder: string, path: string): void {
  const [former, secret] = [join(folder, "signing-secret"), join(path, "signing-secret")];
  if (existsSync(former) && !existsSync(secret)) renameSync(former, secret);
}

/** Why the folder cannot store data, as a French sentence without its path, or null. */
export async function storageProblem(folder: string): Promise<string | null> {
  const file = join(folder, "readiness-test");
  try {
    const { bavail, bsize } = await statfs(folder);
    if (bavail * bsize < LEAST_BYTES) return "Le disque des données est plein : rien n’est enregistré.";
    await writeFile(file, "");
    await rm(file);
    return null;
  } catch (error) {
    return `Le dossier de données ne peut pas être écrit (${codeOf(error)}) : rien n’est enregistré.`;
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : String(error);
}
