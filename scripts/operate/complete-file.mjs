import { randomUUID } from "node:crypto";
import { open, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/**
 * Atomically writes a file that only its owner can read: after a crash or a power cut it is complete or missing.
 * @param {string} path
 * @param {AsyncIterable<Uint8Array> | Iterable<Uint8Array>} chunks
 * @returns {Promise<number>} the size in bytes
 */
export async function writeCompleteFile(path, chunks) {
  const unfinished = `${path}.${randomUUID()}.unfinished`;
  try {
    const file = await open(unfinished, "wx", 0o600);
    let size = 0;
    try {
      for await (const chunk of chunks) {
        await file.writeFile(chunk);
        size += chunk.byteLength;
      }
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
    const folder = await open(dirname(path), "r");
    await folder.sync().finally(() => folder.close());
    return size;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/**
 * Separates the export's file name from a command's other arguments. Exports go to a file and not to standard output, because
 * npm prints a banner there.
 * @param {string[]} args
 * @returns {{ args: string[], file: string | undefined }}
 */
export function csvFileOf(args) {
  const file = args[0] === "export" ? args.find((arg) => arg.endsWith(".csv")) : undefined;
  return { args: args.filter((arg) => arg !== file), file };
}

/**
 * Writes a backup and records its time for the site's metrics.
 * @param {string} path
 * @param {AsyncIterable<Uint8Array> | Iterable<Uint8Array>} chunks
 */
export async function writeBackup(path, chunks) {
  const size = await writeCompleteFile(path, chunks);
  await writeFile(join(process.env.DATA_DIR?.trim() || "./data", "last-backup"), "");
  return size;
}
