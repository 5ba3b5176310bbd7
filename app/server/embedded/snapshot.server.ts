import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gunzipSync } from "node:zlib";

/** Written by the compiler, with the schema and the contents: with it, a first start takes seconds. */
export const SNAPSHOT = "compiled/site/database.tar.gz";

const FILE = "file://";
const BLOCK = 512;
/** zlib's default would leave thousands of small buffers. */
const CHUNK = 4 * 1024 * 1024;

/** Unpacks the prepared database into a new folder, or returns it for a database in memory. */
export function loadSnapshot(url: string): Blob | null {
  if (!import.meta.env.PROD || !existsSync(SNAPSHOT)) return null;
  if (!url.startsWith(FILE)) return new Blob([readFileSync(SNAPSHOT)], { type: "application/x-gzip" });
  const folder = url.slice(FILE.length);
  if (!existsSync(join(folder, "PG_VERSION"))) unpack(folder);
  return null;
}

/** PGlite itself would use 100 MB for it, which the process would not give back. */
function unpack(folder: string): void {
  const tar = gunzipSync(readFileSync(SNAPSHOT), { chunkSize: CHUNK });
  const field = (from: number, length: number) =>
    tar.toString("latin1", from, from + length).replace(/\0.*$/s, "");
  for (let at = 0; tar[at];) {
    const path = join(folder, field(at, 100));
    const size = parseInt(field(at + 124, 12), 8);
    const start = at + BLOCK;
    if (field(at + 156, 1) === "5") mkdirSync(path, { recursive: true });
    else {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, tar.subarray(start, start + size));
    }
    at = start + Math.ceil(size / BLOCK) * BLOCK;
  }
}
