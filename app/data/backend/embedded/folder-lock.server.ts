import { existsSync, mkdirSync, openSync, statSync } from "node:fs";
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

/**
 * For commands: what root writes into the data folder, the site could not open afterwards. @throws SettingsError for root,
 * if the folder is another user's
 */
export function requireOwner(backend: { kind: "hosted" } | { kind: "embedded"; dataDir: string }): void {
  if (backend.kind !== "embedded" || process.getuid?.() !== 0) return;
  const { dataDir } = backend;
  if (!existsSync(dataDir) || statSync(dataDir).uid === 0) return;
  throw new SettingsError(
    `Le dossier de données « ${dataDir} » n’est pas celui de root, et le site ne pourrait plus l’ouvrir ensuite : lancez cette commande sous le compte du site.`,
  );
}
