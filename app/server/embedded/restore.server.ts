import { chmodSync, copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { flush, flushAll } from "./flush.server";
import { SettingsError } from "~/server/settings/settings.server";

const SECRET = "signing-secret";
/** The next process that opens the folder renames it to `postgres`. */
const RESTORED = "postgres-restored";
const RESTORING = "postgres-restoring";
const NO_WITHDRAWALS = "[]";

/** A backup contains the signing secret too. */
export async function withSecret<T>(folder: string, dump: () => Promise<T>): Promise<T> {
  const secret = join(folder, SECRET);
  const copy = join(folder, "postgres", SECRET);
  if (existsSync(secret)) copyFileSync(secret, copy);
  try {
    return await dump();
  } finally {
    rmSync(copy, { force: true });
  }
}

/** `kept` is the old database’s subfolder; `isRead` is false if it was too damaged to read. */
type Restored = { kept: string | null; isRead: boolean };

/** Interrupted at any point, the folder has a complete database. What is withdrawn stays so. @throws SettingsError */
export async function restoreBackup(folder: string, backup: string): Promise<Restored> {
  const path = resolve(folder, RESTORING);
  rmSync(path, { recursive: true, force: true });
  const withdrawals = await readWithdrawals(resolve(folder, "postgres"));
  try {
    await unpack(await readFile(backup), path, withdrawals ?? NO_WITHDRAWALS);
  } catch (error) {
    rmSync(path, { recursive: true, force: true });
    const reason = error instanceof Error ? error.message : String(error);
    throw new SettingsError(
      `« ${backup} » n’est pas une sauvegarde complète (${reason}) : rien n’a changé.`,
      { cause: error },
    );
  }
  flushAll(path);
  renameSync(path, join(folder, RESTORED));
  flush(folder);
  return { kept: finishRestore(folder), isRead: withdrawals !== null };
}

/** Every step can be repeated. Returns the subfolder of the old database, or null. */
export function finishRestore(folder: string): string | null {
  const restored = join(folder, RESTORED);
  if (!existsSync(restored)) return null;
  const kept = keepOld(folder);
  const secret = join(restored, SECRET);
  if (existsSync(secret)) {
    chmodSync(secret, 0o600);
    renameSync(secret, join(folder, SECRET));
  }
  // If this file stayed, the next start would delete `postgres`.
  rmSync(join(folder, "postgres-unfinished"), { force: true });
  renameSync(restored, join(folder, "postgres"));
  flush(folder);
  return kept;
}

function keepOld(folder: string): string | null {
  const current = join(folder, "postgres");
  if (!existsSync(current)) return null;
  const secret = join(folder, SECRET);
  if (existsSync(secret)) {
    copyFileSync(secret, join(current, SECRET));
    flush(join(current, SECRET));
  }
  const kept = `postgres-before-${new Date().toISOString().replaceAll(/[:.]/g, "-")}`;
  renameSync(current, join(folder, kept));
  return kept;
}

async function readWithdrawals(path: string): Promise<string | null> {
  if (!existsSync(path)) return NO_WITHDRAWALS;
  const { PGlite, options } = await pglite();
  try {
    const database = await PGlite.create(`file://${path}`, options);
    try {
      const { rows } = await database.query<{ list: string }>(
        "select coalesce(json_agg(w), '[]')::text as list from public.faqalim_withdrawals w",
      );
      return rows[0]?.list ?? NO_WITHDRAWALS;
    } finally {
      await database.close();
    }
  } catch {
    return null;
  }
}

async function unpack(archive: Buffer, path: string, withdrawals: string): Promise<void> {
  const { PGlite, options } = await pglite();
  mkdirSync(path, { mode: 0o700 });
  const database = await PGlite.create(`file://${path}`, {
    ...options,
    loadDataDir: new Blob([new Uint8Array(archive)], { type: "application/x-gzip" }),
  });
  try {
    await database.query("select count(*) from public.faqalim_contact_messages");
    await database.query("select count(*) from public.faqalim_faqs");
    await database.query(
      `insert into public.faqalim_withdrawals
      select * from json_populate_recordset(null::public.faqalim_withdrawals, $1) on conflict do nothing`,
      [withdrawals],
    );
  } finally {
    await database.close();
  }
}

async function pglite() {
  const [{ PGlite }, { pgliteOptions }] = await Promise.all([
    import("@electric-sql/pglite"),
    import("./pglite-options.server"),
  ]);
  return { PGlite, options: pgliteOptions() };
}
