import { statfs } from "node:fs/promises";
import type * as promises from "node:fs/promises";
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
import { beforeEach, describe, expect, it, vi } from "vitest";
import { unwritableFolder } from "../../../tests/support/unwritable-folder";
import { lockFolder, openInFolder, requireOwner, storageProblem } from "./data-folder.server";
import { SettingsError } from "~/server/settings/settings.server";

vi.mock("node:fs/promises", async (importOriginal) => {
  const fs = await importOriginal<typeof promises>();
  return { ...fs, statfs: vi.fn(fs.statfs) };
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "faqalim-"));
});

/** Leaves room for less than the next segment of PostgreSQL's log. */
const fillDisk = async () =>
  vi.mocked(statfs).mockResolvedValueOnce({ ...(await statfs(folder)), bavail: 3_000, bsize: 4_096 });
const failure = new Error("PGlite failed to initialize properly");
const fail = () => Promise.reject(failure);

describe("openInFolder", () => {
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
      /^La base de données du dossier « .+ » ne s’ouvre pas \(PGlite failed .+\) : rendez ses fichiers.+ restaurez une sauvegarde.+DATA_DIR\.$/,
    );
    expect(existsSync(join(folder, "postgres"))).toBe(true);
  });

  it("reports an unwritable folder when the database does not open on a full disk", async () => {
    mkdirSync(join(folder, "postgres"));
    await fillDisk();
    await expect(openInFolder(folder, fail)).rejects.toThrow("Le disque des données est plein");
  });
});

describe("an interrupted restore", () => {
  const write = (path: string, text: string) => {
    mkdirSync(join(folder, path, ".."), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const open = async () => {
    await openInFolder(folder, async (path) => Promise.resolve(path));
    return readFileSync(join(folder, "postgres", "rows"), "utf8");
  };

  it("changes nothing before the old database is moved away", async () => {
    write("postgres/rows", "old");
    write("postgres-restoring/rows", "half");
    write("postgres-restored/rows", "restored");
    expect(await open()).toBe("old");
  });

  it("is completed after the old database was moved away", async () => {
    write("postgres-restored/rows", "restored");
    expect(await open()).toBe("restored");
  });
});

it("the signing secret of version 0.2.0 is moved beside PostgreSQL's files", async () => {
  writeFileSync(join(folder, "signing-secret"), "secret");
  await openInFolder(folder, async (path) => Promise.resolve(path));
  expect(readFileSync(join(folder, "postgres", "signing-secret"), "utf8")).toBe("secret");
});

it.skipIf(process.platform === "win32")("a new data folder is for its owner only", () => {
  const made = join(folder, "new", "data");
  lockFolder(made);
  expect(statSync(made).mode & 0o777).toBe(0o700);
});

it("root does not run commands on another user's folder", () => {
  const check = () => requireOwner(folder);
  if (process.getuid?.() === 0) chownSync(folder, 65_534, 65_534);
  const user = vi.spyOn(process, "getuid").mockReturnValue(0);
  expect(check).toThrow("sous le compte du site");
  user.mockReturnValue(statSync(folder).uid);
  expect(check).not.toThrow();
  user.mockRestore();
});

it("storageProblem reports a disk without room for the next messages, and an unwritable folder", async () => {
  expect(await storageProblem(folder)).toBeNull();
  await fillDisk();
  expect(await storageProblem(folder)).toBe("Le disque des données est plein : rien n’est enregistré.");
  expect(await storageProblem(unwritableFolder())).toMatch(/ ne peut pas être écrit \(E\w+\) /);
  expect(readdirSync(folder)).toEqual([]);
});
