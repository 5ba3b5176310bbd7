import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { temporaryFolder } from "./server";

const exitCode = (process: ChildProcess) =>
  new Promise<number | null>((resolve) => process.once("exit", (code) => resolve(code)));

test("a backup that is interrupted leaves no file with its name", async () => {
  const folder = temporaryFolder();
  const backup = join(folder.path, "backup.tar.gz");
  // A site that sends half of a backup, then waits for `end`.
  let half: () => void = () => {};
  const isHalfSent = new Promise<void>((resolve) => (half = resolve));
  const site = createServer((_, response) => {
    response.writeHead(200, { "Content-Length": 100 });
    response.write("x".repeat(50), () => half());
  });
  await new Promise<void>((resolve) => site.listen(join(folder.path, "operator.sock"), resolve));
  const env = { ...process.env, DATA_DIR: folder.path };
  const run = () => spawn(process.execPath, ["scripts/backup.mjs", backup], { env, stdio: "ignore" });

  const killed = run();
  await isHalfSent;
  killed.kill("SIGKILL");
  await exitCode(killed);
  expect(existsSync(backup)).toBe(false);

  const cutShort = run();
  const code = exitCode(cutShort);
  await expect
    .poll(() => readdirSync(folder.path).filter((name) => name.endsWith(".unfinished")))
    .not.toEqual([]);
  site.closeAllConnections();
  expect(await code).toBe(1);
  expect(existsSync(backup)).toBe(false);
  site.close();
  folder.remove();
});
