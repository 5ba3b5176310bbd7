import { existsSync, statSync } from "node:fs";
import { resolve } from "node:path";
import type { Backend } from "./settings.server";

const OF_OTHERS = 0o077;

/** A French sentence for each file or folder with secrets that other users of the machine can open. */
export function privacyWarnings(backend: Backend): string[] {
  const paths = [".env", "deploy/.env", ...(backend.kind === "embedded" ? [backend.dataDir] : [])];
  return paths
    .map((path) => resolve(path))
    .filter(isOpenToOthers)
    .map(
      (path) =>
        `« ${path} » contient des secrets, et d’autres utilisateurs de la machine peuvent l’ouvrir : chmod go= ${path}`,
    );
}

function isOpenToOthers(path: string): boolean {
  return process.platform !== "win32" && existsSync(path) && (statSync(path).mode & OF_OTHERS) !== 0;
}
