import type * as nodeFs from "node:fs";
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { unwritableFolder } from "../../../../tests/support/unwritable-folder";
import { isWritable, openInFolder, UnwritableFolderError } from "./data-folder.server";
import { SettingsError } from "~/data/settings/settings.server";
import { lockFolder, requireOwner } from "./folder-lock.server";

vi.mock("node:fs", async (importOriginal) => {
  const fs = await importOriginal<typeof nodeFs>();
  return { ...fs, writeFileSync: vi.fn(fs.writeFileSync) };
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "faqalim-"));
});
afterEach(() => {
  vi.mocked(writeFileSync).mockReset();
});

const fillDisk = () =>
  vi.mocked(writeFileSync).mockImplementation(() => {
    throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
  });
const failure = new Error("PGlite failed to initialize properly");
const fail = () => Promise.reject(failure);

describe("lockFolder", () => {
  it("distinguishes an unwritable folder from a path that cannot be a folder", () => {
    expect(() => lockFolder(unwritableFolder())).toThrow(UnwritableFolderError);
    const file = join(folder, "file");
    writeFileSync(file, "");
    expect(() => lockFolder(join(file, "data"))).toThrow(/file\/data » ne peut pas être ouvert \(ENOTDIR\)/);
    expect(() => lockFolder(join(file, "data"))).not.toThrow(UnwritableFolderError);
  });
});

describe("openInFolder", () => {
  it("reopens an existing database", async () => {
    const path = await openInFolder(folder, async (made) => Promise.resolve(made));
    writeFileSync(join(path, "kept"), "");
    expect(await openInFolder(folder, async (again) => Promise.resolve(again))).toBe(path);
    expect(existsSync(join(path, "kept"))).toBe(true);
  });

  it("recreates a database whose first start was interrupted", async () => {
    const cutShort = (path: string) => {
      writeFileSync(join(path, "half"), "");
      return fail();
    };
    await expect(openInFolder(folder, cutShort)).rejects.toThrow(SettingsError);
    const found = await openInFolder(folder, async (path) => Promise.resolve(readdirSync(path)));
    expect(found).toEqual([]);
  });

  it("explains in one sentence what to do when the database does not open", async () => {
    mkdirSync(join(folder, "postgres"));
    await expect(openInFolder(folder, fail)).rejects.toThrow(
      /^La base de données du dossier « .+ » ne s’ouvre pas \(PGlite failed .+\) : restaurez une sauvegarde.+DATA_DIR\.$/,
    );
    await expect(openInFolder(folder, fail)).rejects.not.toBeInstanceOf(UnwritableFolderError);
    expect(existsSync(join(folder, "postgres"))).toBe(true);
  });

  it("reports an unwritable folder when the database does not open on a full disk", async () => {
    mkdirSync(join(folder, "postgres"));
    fillDisk();
    await expect(openInFolder(folder, fail)).rejects.toThrow(UnwritableFolderError);
    await expect(openInFolder(folder, fail)).rejects.toThrow(/\(ENOSPC\) : .*libérez de la place/);
  });
});

describe("a restore that was interrupted", () => {
  const write = (path: string, text: string) => {
    mkdirSync(join(folder, path, ".."), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const read = (path: string) => readFileSync(join(folder, path), "utf8");
  const restored = () => {
    write("postgres-restored/rows", "restored");
    write("postgres-restored/signing-secret", "restored secret");
  };
  const open = () => openInFolder(folder, async (path) => Promise.resolve(path));

  it("is discarded if the restored database is incomplete", async () => {
    write("postgres/rows", "old");
    write("postgres-restoring/rows", "half");
    await open();
    expect(read("postgres/rows")).toBe("old");
  });

  it("is finished if the restored database is complete, and keeps the old one", async () => {
    write("postgres/rows", "old");
    write("signing-secret", "old secret");
    restored();
    await open();
    expect([read("postgres/rows"), read("signing-secret")]).toEqual(["restored", "restored secret"]);
    expect(statSync(join(folder, "signing-secret")).mode & 0o777).toBe(0o600);
    const kept = readdirSync(folder).find((name) => name.startsWith("postgres-before-")) ?? "";
    expect([read(`${kept}/rows`), read(`${kept}/signing-secret`)]).toEqual(["old", "old secret"]);
  });

  it("is finished if the old database was already moved, even after an interrupted first start", async () => {
    restored();
    write("postgres-unfinished", "");
    await open();
    expect(read("postgres/rows")).toBe("restored");
    expect(existsSync(join(folder, "postgres", "signing-secret"))).toBe(false);
  });
});

it("root does not run commands on another user's folder", () => {
  const check = () => requireOwner({ kind: "embedded", dataDir: folder });
  if (process.getuid?.() === 0) chownSync(folder, 65_534, 65_534);
  const user = vi.spyOn(process, "getuid").mockReturnValue(0);
  expect(check).toThrow("sous le compte du site");
  user.mockReturnValue(statSync(folder).uid);
  expect(check).not.toThrow();
  user.mockRestore();
});

it("isWritable deletes its test file", () => {
  expect(isWritable(folder)).toBe(true);
  expect(existsSync(join(folder, "write-test"))).toBe(false);
  fillDisk();
  expect(isWritable(folder)).toBe(false);
});
