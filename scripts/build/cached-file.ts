import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/** `npm ci` empties the cache. */
export function cachePath(name: string, sources: Iterable<string | Buffer>): string {
  const digest = createHash("sha256");
  for (const source of sources) digest.update(source);
  return resolve("node_modules/.cache/faq-alim", digest.digest("hex").slice(0, 16), name);
}

/** Of the code that compiles the contents, and of its packages. */
export function compilerDigest(): string {
  const paths = ["compiler", "app"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ts") && !/\.(server|test)\.ts$|^routes\b/.test(name))
      .map((name) => join(folder, name)),
  );
  const digest = createHash("sha256");
  for (const path of [...paths.sort(), "package-lock.json"]) digest.update(readFileSync(path));
  return digest.digest("hex");
}

export async function cachedFile(
  path: string,
  make: (path: string) => void | Promise<void>,
): Promise<string> {
  if (existsSync(path)) return path;
  mkdirSync(dirname(path), { recursive: true });
  // Write to a temporary name, because another process may be creating or reading the same file.
  const unfinished = `${path}.${process.pid}`;
  await make(unfinished);
  renameSync(unfinished, path);
  return path;
}

/** Replaces a file at once, because a site or another command may be reading it. */
export function writeWhole(path: string, content: string | Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  const unfinished = `${path}.${process.pid}`;
  writeFileSync(unfinished, content);
  renameSync(unfinished, path);
}
