import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/** The path of a cached file, which depends on the contents of its sources. `npm ci` empties the cache. */
export function cachePath(name: string, sources: Iterable<string | Buffer>): string {
  const digest = createHash("sha256");
  for (const source of sources) digest.update(source);
  return resolve("node_modules/.cache/faq-alim", digest.digest("hex").slice(0, 16), name);
}

/** The code of the compiler and of the pure rules of app/, as a source of cached files. */
export function compilerCode(): Buffer[] {
  const paths = ["compiler", "app"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ts") && !/\.(server|test)\.ts$|^routes\b/.test(name))
      .map((name) => join(folder, name)),
  );
  return [...paths.sort(), "package-lock.json"].map((path) => readFileSync(path));
}

/** Creates a cached file unless it exists, and returns its path. */
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
