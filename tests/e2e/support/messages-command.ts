import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { TEST_SECRET } from "../../signing";

/** Runs one of the operator's commands on a data folder and gives what it writes. @throws Error with what it says */
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

/** The subjects of all the messages in a data folder, as they are exported. */
export async function messagesIn(dataDir: string): Promise<string[]> {
  const csv = await runOperator("messages", dataDir, "export");
  return csv
    .trimEnd()
    .split("\n")
    .slice(1)
    .map((line) => line.split(",")[4] ?? "");
}
