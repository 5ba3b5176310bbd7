import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { TEST_SECRET } from "../../support/signing";

/** Runs an operator command on a data folder and returns its output. @throws Error with the command's error output */
export async function runOperator(
  command: "messages" | "backup" | "restore",
  dataDir: string,
  ...args: string[]
): Promise<string> {
  const { stdout } = await promisify(execFile)("npm", ["run", "--silent", command, "--", ...args], {
    env: { ...process.env, DATA_DIR: dataDir, SIGNING_SECRET: TEST_SECRET },
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout;
}

/** Runs the second half of `npm run content -- publier` and returns its output. @throws Error with its error output */
export async function runPublish(dataDir: string): Promise<string> {
  const env = { ...process.env, DATA_DIR: dataDir, SIGNING_SECRET: TEST_SECRET };
  const { stdout } = await promisify(execFile)(process.execPath, ["scripts/operate/publish.mjs"], { env });
  return stdout.trim();
}

/** The subjects of all exported messages of a data folder. */
export async function messagesIn(dataDir: string): Promise<string[]> {
  const csv = await runOperator("messages", dataDir, "export");
  return csv
    .trimEnd()
    .split("\n")
    .slice(1)
    .map((line) => line.split(",")[4] ?? "");
}
