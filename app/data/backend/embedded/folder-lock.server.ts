import { mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import { tryLock } from "fs-native-extensions";
import { folderError } from "./data-folder.server";
import { SettingsError } from "~/data/backend/env.server";

/**
 * Locks the data folder, creating it if needed, until the process ends or is killed. @throws
 * UnwritableFolderError, or SettingsError if another process holds it (two databases would destroy it) or the
 * path is unusable
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
    mkdirSync(folder, { recursive: true });
    return tryLock(openSync(join(folder, "lock"), "a+"));
  } catch (error) {
    throw folderError(folder, error);
  }
}
