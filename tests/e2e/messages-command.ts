import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { TEST_SECRET } from "../signing";

/** Runs `npm run messages` on a data folder and gives what it writes. */
export async function runMessages(dataDir: string, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)("npm", ["run", "--silent", "messages", "--", ...args], {
    env: { ...process.env, DATA_DIR: dataDir, SIGNING_SECRET: TEST_SECRET },
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout;
}

/** The subjects of all the messages in a data folder, as they are exported. */
export async function messagesIn(dataDir: string): Promise<string[]> {
  const csv = await runMessages(dataDir, "export");
  return csv
    .trimEnd()
    .split("\n")
    .slice(1)
    .map((line) => line.split(",")[4] ?? "");
}
