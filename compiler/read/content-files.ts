import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** Content files by path, relative to the content folder: `{ "faq/sport/boire.md": "---\n…" }`. */
export type ContentFiles = Readonly<Record<string, string>>;

export const CONTENT = "content";
const GUIDE = "README.md";

/** The texts of all files in a folder but its guide, by relative path. */
export function readContentFiles(folder: string): ContentFiles {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return Object.fromEntries(
    entries
      .filter((entry) => entry.isFile() && entry.name !== GUIDE)
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [relative(folder, path).split(sep).join("/"), readFileSync(path, "utf8")]),
  );
}

export function isDraft(raw: string): boolean {
  return /^published:\s*false\b/m.test(raw);
}

/**
 * Returns what `make` returns. A cache may return an earlier result for the same name and the same inputs, which are plain data: so
 * `make` depends on nothing else, and nobody changes its result.
 */
export type Once = <T>(name: string, inputs: unknown[], make: () => T) => T;

export const always: Once = (_name, _inputs, make) => make();
