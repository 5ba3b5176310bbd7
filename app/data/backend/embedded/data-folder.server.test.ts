import type * as nodeFs from "node:fs";
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { unwritableFolder } from "../../../../tests/unwritable-folder";
import { isWritable, openKeptDatabase, UnwritableFolderError } from "./data-folder.server";
import { SettingsError } from "~/data/backend/env.server";
import { lockFolder } from "./folder-lock.server";

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

describe("openKeptDatabase", () => {
  it("reopens an existing database", async () => {
    const make = async (path: string) => {
      mkdirSync(path);
      return Promise.resolve(path);
    };
    const path = await openKeptDatabase(folder, make);
    writeFileSync(join(path, "kept"), "");
    expect(await openKeptDatabase(folder, async (again) => Promise.resolve(again))).toBe(path);
    expect(existsSync(join(path, "kept"))).toBe(true);
  });

  it("recreates a database whose first start was interrupted", async () => {
    const cutShort = (path: string) => {
      mkdirSync(path);
      writeFileSync(join(path, "half"), "");
      return fail();
    };
    await expect(openKeptDatabase(folder, cutShort)).rejects.toThrow(SettingsError);
    const held = await openKeptDatabase(folder, async (path) => Promise.resolve(existsSync(path)));
    expect(held).toBe(false);
  });

  it("explains in one sentence what to do when the database does not open", async () => {
    mkdirSync(join(folder, "postgres"));
    await expect(openKeptDatabase(folder, fail)).rejects.toThrow(
      /^La base de données du dossier « .+ » ne s’ouvre pas \(PGlite failed .+\) : restaurez une sauvegarde.+DATA_DIR\.$/,
    );
    await expect(openKeptDatabase(folder, fail)).rejects.not.toBeInstanceOf(UnwritableFolderError);
    expect(existsSync(join(folder, "postgres"))).toBe(true);
  });

  it("reports an unwritable folder when the database does not open on a full disk", async () => {
    mkdirSync(join(folder, "postgres"));
    fillDisk();
    await expect(openKeptDatabase(folder, fail)).rejects.toThrow(UnwritableFolderError);
    await expect(openKeptDatabase(folder, fail)).rejects.toThrow(/\(ENOSPC\) : .*libérez de la place/);
  });
});

it("isWritable tries to write and deletes its file", () => {
  expect(isWritable(folder)).toBe(true);
  expect(existsSync(join(folder, "write-test"))).toBe(false);
  fillDisk();
  expect(isWritable(folder)).toBe(false);
});
