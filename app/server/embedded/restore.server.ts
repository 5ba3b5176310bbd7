import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { RESTORED, UNFINISHED } from "./data-folder.server";
import { flush, flushAll } from "./flush.server";
import { pgliteOptions } from "./pglite-options.server";
import { SettingsError } from "~/server/settings/settings.server";

/** Returns the subfolder with the former database, or null. If it is interrupted, a complete database remains. @throws SettingsError */
export async function restoreBackup(folder: string, backup: string): Promise<string | null> {
  const restoring = resolve(folder, "postgres-restoring");
  rmSync(restoring, { recursive: true, force: true });
  try {
    await unpack(await readFile(backup), restoring);
  } catch (error) {
    rmSync(restoring, { recursive: true, force: true });
    const reason = error instanceof Error ? error.message : String(error);
    throw new SettingsError(
      `« ${backup} » n’est pas une sauvegarde complète (${reason}) : rien n’a changé.`,
      { cause: error },
    );
  }
  flushAll(restoring);
  // While this file exists, a start deletes `postgres`.
  rmSync(join(folder, UNFINISHED), { force: true });
  rmSync(join(folder, RESTORED), { recursive: true, force: true });
  renameSync(restoring, join(folder, RESTORED));
  const current = join(folder, "postgres");
  const kept = existsSync(current)
    ? `postgres-before-${new Date().toISOString().replaceAll(/[:.]/g, "-")}`
    : null;
  if (kept) renameSync(current, join(folder, kept));
  renameSync(join(folder, RESTORED), current);
  flush(folder);
  return kept;
}

async function unpack(archive: Buffer, path: string): Promise<void> {
  mkdirSync(path, { mode: 0o700 });
  const database = await PGlite.create(`file://${path}`, {
    ...pgliteOptions(),
    loadDataDir: new Blob([new Uint8Array(archive)], { type: "application/x-gzip" }),
  });
  try {
    await database.query("select count(*) from public.faqalim_contact_messages");
    await database.query("select count(*) from public.faqalim_faqs");
  } finally {
    await database.close();
  }
}
