import { mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import { tryLock } from "fs-native-extensions";
import { folderError } from "./data-folder.server";
import { SettingsError } from "./env.server";

/**
 * Takes the data folder for this process until it ends, making the folder if it is not there. The lock is the
 * operating system's, so a killed process lets go of it at once.
 * @throws UnwritableFolderError
 * @throws SettingsError when another process holds the folder (two databases on one folder would destroy it), or when
 *   there can be no folder at this path.
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
