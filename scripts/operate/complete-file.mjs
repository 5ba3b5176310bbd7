import { randomUUID } from "node:crypto";
import { open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";

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
