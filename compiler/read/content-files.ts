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

/** Whether a content file is marked as unpublished. */
export function isDraft(raw: string): boolean {
  return /^published:\s*false\b/m.test(raw);
}
