/** `messages`, `backup` and `content -- retirer` while no site uses the data folder, and with a hosted backend (see running-site.mjs). */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { requireOwner } from "../../app/server/embedded/folder-lock.server";
import { settings, SettingsError } from "../../app/server/settings/settings.server";
import { csvFileOf, writeBackup, writeCompleteFile } from "./complete-file.mjs";

const HOSTED = "\nLes sites le voient en 10 secondes au plus.";

async function messages(argv: string[]): Promise<string> {
  const { runMessagesCommand } = await import("../../app/messages/operator/messages-command.server");
  const { args, file } = csvFileOf(argv);
  const parts = await runMessagesCommand(args);
  if (!file) return parts.join("");
  const bytes = parts.map((part) => Buffer.from(part));
  return `${file} : ${await writeCompleteFile(file, bytes)} octets.\n`;
}

async function run([command, ...args]: string[]): Promise<string> {
  const { backend } = settings();
  requireOwner(backend);
  if (backend.kind === "embedded" && !existsSync(join(backend.dataDir, "postgres")))
    throw new SettingsError(`Il n’y a pas de base dans « ${backend.dataDir} » : corrigez DATA_DIR.`);
  // Only now, because this module opens the database when it loads.
  const { backUp } = await import("../../app/server/backend/supabase.server");
  const [value = ""] = args;
  switch (command) {
    case "messages":
      return messages(args);
    case "withdraw": {
      const { runWithdrawCommand } = await import("../../app/questions/withdrawals.server");
      const isChange = args.length > 0;
      return `${await runWithdrawCommand(args)}${isChange && backend.kind === "hosted" ? HOSTED : ""}\n`;
    }
    default: {
      const archive = new Uint8Array(await backUp());
      return `${value} : ${await writeBackup(value, [archive])} octets.\n`;
    }
  }
}

try {
  process.stdout.write(await run(process.argv.slice(2)));
  const { closeBackend } = await import("../../app/server/backend/supabase.server");
  await closeBackend();
  process.exit(0);
} catch (error) {
  console.error(error instanceof SettingsError ? error.message : error);
  process.exit(1);
}
