import { existsSync, mkdirSync, openSync, statSync } from "node:fs";
import { join } from "node:path";
import { tryLock } from "fs-native-extensions";
import { folderError } from "./data-folder.server";
import { SettingsError } from "~/server/settings/settings.server";

/**
 * Locks the data folder, creating it if needed, until the process ends. @throws SettingsError if another process
 * has it, because two databases would corrupt it, or if it cannot be written
 */
export function lockFolder(folder: string): void {
  if (!takeLock(folder)) {
    throw new SettingsError(
      `Le dossier de données « ${folder} » est déjà utilisé par un autre processus : arrêtez-le, ou choisissez un autre dossier avec DATA_DIR.`,
    );
  }
}

function takeLock(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return tryLock(openSync(join(folder, "lock"), "a+"));
  } catch (error) {
    throw folderError(folder, error);
  }
}

/**
 * A command calls this before it opens the folder itself. @throws SettingsError if root runs it on another user's
 * folder: the site could not open root's files
 */
export function requireOwner(backend: { kind: "hosted" } | { kind: "embedded"; dataDir: string }): void {
  if (backend.kind !== "embedded" || process.getuid?.() !== 0) return;
  const { dataDir } = backend;
  if (!existsSync(dataDir) || statSync(dataDir).uid === 0) return;
  throw new SettingsError(
    `Le dossier de données « ${dataDir} » n’est pas celui de root, et le site ne pourrait plus l’ouvrir ensuite : lancez cette commande sous le compte du site.`,
  );
}
