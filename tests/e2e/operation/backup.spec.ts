import { spawn } from "node:child_process";
import { EventEmitter, once } from "node:events";
import { existsSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { temporaryFolder } from "../support/server";

test("an interrupted backup leaves no file with the name of the backup", async () => {
  const folder = temporaryFolder();
  const backup = join(folder.path, "backup.tar.gz");
  // Simulate a site that sends half of a backup and then stalls.
  const halves = new EventEmitter();
  const site = createServer((_, response) => {
    response.writeHead(200, { "Content-Length": 100 });
    response.write("x".repeat(50), () => halves.emit("sent"));
  });
  await new Promise<void>((resolve) => site.listen(join(folder.path, "operator.sock"), resolve));
  const env = { ...process.env, DATA_DIR: folder.path };
  const run = async () => {
    const isHalfSent = once(halves, "sent");
    const command = spawn(process.execPath, ["scripts/operate/command.mjs", "backup", backup], {
      env,
      stdio: "ignore",
    });
    await isHalfSent;
    return command;
  };

  const killed = await run();
  killed.kill("SIGKILL");
  await once(killed, "exit");
  expect(existsSync(backup)).toBe(false);

  const cutShort = await run();
  const ending = once(cutShort, "exit");
  site.closeAllConnections();
  expect(await ending).toEqual([1, null]);
  expect(existsSync(backup)).toBe(false);
  site.close();
  folder.remove();
});
