import { closeSync, fsyncSync, openSync, readdirSync } from "node:fs";
import { join } from "node:path";

export function flush(path: string): void {
  const descriptor = openSync(path, "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

export function flushAll(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) flushAll(path);
    else if (entry.isFile()) flush(path);
  }
  flush(folder);
}
