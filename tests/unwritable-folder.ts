import { chmodSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A folder in which nothing can be written: root may write in any, except in the kernel's own. */
export function unwritableFolder(): string {
  if (process.getuid?.() === 0) return "/sys/faq-alim";
  const path = mkdtempSync(join(tmpdir(), "faqalim-unwritable-"));
  chmodSync(path, 0o555);
  return path;
}
