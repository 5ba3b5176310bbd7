import { chmodSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Returns a folder that is not writable, even for root, who can write everywhere except in the kernel's file systems. */
export function unwritableFolder(): string {
  if (process.getuid?.() === 0) return "/sys/faq-alim";
  const path = mkdtempSync(join(tmpdir(), "faqalim-unwritable-"));
  chmodSync(path, 0o500);
  return path;
}
