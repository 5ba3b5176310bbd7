import { mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import { tryLock } from "fs-native-extensions";
import { SettingsError } from "./env.server";

/**
 * Takes the data folder for this process until it ends, making the folder if it is not there. The lock is the
 * operating system's, so a killed process lets go of it at once.
 * @throws SettingsError when another process holds the folder: two databases on one folder would destroy it.
 */
export function lockFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const descriptor = openSync(join(folder, "lock"), "a+");
  if (!tryLock(descriptor)) {
    throw new SettingsError(
      `Le dossier de données « ${folder} » est déjà utilisé par un autre processus : arrêtez-le, ou choisissez un autre dossier avec DATA_DIR.`,
    );
  }
}
