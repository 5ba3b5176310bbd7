import type * as nodeFs from "node:fs";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { EmbeddedDatabase } from "./embedded-database.server";
import { openStoredDatabase } from "./stored-database.server";

vi.mock("node:fs", async (importOriginal) => {
  const fs = await importOriginal<typeof nodeFs>();
  return { ...fs, writeFileSync: vi.fn(fs.writeFileSync) };
});

const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
let folder: string;
let isFull = false;
/** For each open database, by URL, the callback that reports its unexpected end. */
const opened = new Map<string, () => void>();

const open = (url: string, onEnd: () => void): Promise<EmbeddedDatabase> => {
  if (isFull && url !== "memory://") return Promise.reject(new Error("PostgreSQL ended"));
  opened.set(url, onEnd);
  const close = () => Promise.resolve(void opened.delete(url));
  return Promise.resolve({ fetch: () => Promise.resolve(new Response(url)), dump: vi.fn(), close });
};
const fillDisk = () => {
  isFull = true;
  vi.mocked(writeFileSync).mockImplementation(() => {
    throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
  });
};
const freeDisk = () => {
  isFull = false;
  vi.mocked(writeFileSync).mockReset();
};

beforeEach(() => {
  vi.useFakeTimers();
  folder = mkdtempSync(join(tmpdir(), "faqalim-kept-"));
  mkdirSync(join(folder, "postgres"));
  opened.clear();
  warn.mockClear();
});
afterEach(() => {
  freeDisk();
  vi.useRealTimers();
});

it("a site that starts on a full disk stores data once there is room, without a restart", async () => {
  fillDisk();
  const site = await openStoredDatabase(folder, open);
  const stored = vi.fn();
  site.whenStored(stored);
  await vi.advanceTimersByTimeAsync(20_000);
  expect([site.isReadOnly(), [...opened.keys()], stored.mock.calls]).toEqual([true, ["memory://"], []]);
  freeDisk();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(site.isReadOnly()).toBe(false);
  expect([...opened.keys()]).toEqual([`file://${folder}/postgres`]);
  expect(stored).toHaveBeenCalledOnce();
  expect(warn.mock.calls.map(([text]) => String(text))).toEqual([
    expect.stringContaining("(ENOSPC)"),
    expect.stringContaining("de nouveau"),
  ]);
});

it("a database that ends unexpectedly is reopened", async () => {
  const site = await openStoredDatabase(folder, open);
  const first = await site.database();
  opened.get(`file://${folder}/postgres`)?.();
  expect(await site.database()).not.toBe(first);
  expect(site.isReadOnly()).toBe(false);
});

it("a database that ends because the disk is full is read-only until there is room", async () => {
  const site = await openStoredDatabase(folder, open);
  fillDisk();
  opened.get(`file://${folder}/postgres`)?.();
  await site.database();
  expect([site.isReadOnly(), site.timesReplaced()]).toEqual([true, 1]);
  freeDisk();
  await vi.advanceTimersByTimeAsync(5_000);
  expect([site.isReadOnly(), site.timesReplaced()]).toEqual([false, 1]);
});
