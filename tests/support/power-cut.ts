import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { basename, dirname, join } from "node:path";
import { vi } from "vitest";

/** Identifies a file or folder across renames. */
function identify(path: string): string {
  const { ino, birthtimeMs } = fs.statSync(path);
  return `${ino}-${birthtimeMs}`;
}

/**
 * Records flushes to disk from now on (Linux): the contents and the name of a file, or the names in a folder. `cut` writes to
 * `target` the state that `folder` would have after a power cut.
 */
export function watchFlushes(folder: string): { cut: (target: string) => void } {
  const files = new Map<string, Buffer>();
  const folders = new Map<string, Map<string, string>>();

  const noteName = (path: string) => {
    const parent = dirname(path);
    const names = folders.get(identify(parent)) ?? new Map<string, string>();
    folders.set(identify(parent), names.set(basename(path), identify(path)));
    if (parent !== folder) noteName(parent);
  };
  const note = (descriptor: number) => {
    const path = fs.readlinkSync(`/proc/self/fd/${descriptor}`);
    if (path !== folder && !path.startsWith(`${folder}/`)) return;
    if (fs.fstatSync(descriptor).isDirectory()) {
      const names = fs.readdirSync(path).map((name) => [name, identify(join(path, name))] as const);
      folders.set(identify(path), new Map(names));
      for (const entry of fs.readdirSync(path, { withFileTypes: true })) {
        const id = identify(join(path, entry.name));
        if (entry.isDirectory() && !folders.has(id)) folders.set(id, new Map());
      }
    } else {
      files.set(identify(path), fs.readFileSync(path));
      noteName(path);
    }
  };
  vi.spyOn(fs, "fsyncSync").mockImplementation(note);
  vi.spyOn(fs, "fdatasyncSync").mockImplementation(note);
  syncBuiltinESMExports();

  const write = (id: string, target: string) => {
    fs.mkdirSync(target, { recursive: true, mode: 0o700 });
    for (const [name, entry] of folders.get(id) ?? []) {
      if (folders.has(entry)) write(entry, join(target, name));
      else fs.writeFileSync(join(target, name), files.get(entry) ?? "");
    }
  };
  return { cut: (target) => write(identify(folder), target) };
}
