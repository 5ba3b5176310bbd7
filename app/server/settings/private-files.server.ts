import { existsSync, statSync } from "node:fs";
import { resolve } from "node:path";
import type { Backend } from "./settings.server";

const SETTINGS_FILES = [".env", "deploy/.env"];

const OF_OTHERS = 0o077;

/** A French sentence for each of them that other users of the machine can open. */
export function privacyWarnings(backend: Backend): string[] {
  const isStored = backend.kind === "embedded" && !backend.dataDir.startsWith("memory:");
  return [
    ...SETTINGS_FILES.map((name) => resolve(name))
      .filter(isOpenToOthers)
      .map(
        (file) =>
          `Le fichier « ${file} », qui contient des secrets, peut être lu par d’autres utilisateurs de la machine : chmod 600 ${file}`,
      ),
    ...(isStored && isOpenToOthers(backend.dataDir)
      ? [
          `Le dossier de données « ${backend.dataDir} » peut être ouvert par d’autres utilisateurs de la machine : chmod 700 ${backend.dataDir}`,
        ]
      : []),
  ];
}

/** Windows has no file modes. */
function isOpenToOthers(path: string): boolean {
  return process.platform !== "win32" && existsSync(path) && (statSync(path).mode & OF_OTHERS) !== 0;
}
