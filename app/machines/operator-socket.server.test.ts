import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { forget } from "@epic-web/remember";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { listWithdrawn } from "~/questions/missing-or-withdrawn.server";
import { samples } from "../../tests/support/contents";
import { openOperatorSocket } from "./operator-socket.server";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "faqalim-"));
  // Only the settings are those of a data folder; the database is in memory.
  vi.stubEnv("DATA_DIR", folder);
  forget("settings");
});
afterEach(() => {
  vi.unstubAllEnvs();
  forget("settings");
  rmSync(folder, { recursive: true });
});

async function run(command: "messages" | "withdraw", ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [`scripts/operate/${command}.mjs`, ...args]);
  return stdout;
}

it("messages and withdraw reach the site that uses the data folder", async () => {
  openOperatorSocket();
  await vi.waitFor(() => expect(existsSync(join(folder, "operator.sock"))).toBe(true));
  expect(await run("messages", "list")).toBe("Aucun message.\n");
  const { id } = samples.question;
  expect(await run("withdraw", String(id))).toContain(`La question ${id} est retirée`);
  expect((await listWithdrawn()).faqs).toContain(id);
});

it("a refused command says why, and the site goes on", async () => {
  openOperatorSocket();
  await vi.waitFor(() => expect(existsSync(join(folder, "operator.sock"))).toBe(true));
  await expect(run("withdraw", "999999")).rejects.toThrow(/pas de question 999999/);
  expect(await run("messages", "list")).toBe("Aucun message.\n");
});
