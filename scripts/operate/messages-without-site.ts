/** `npm run messages` while no site with these settings runs here (see messages.mjs). */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { requireOwner } from "../../app/data/backend/embedded/folder-lock.server";
import { settings, SettingsError } from "../../app/data/settings/settings.server";
import { runMessagesCommand } from "../../app/data/operator/messages-command.server";
import { csvFileOf, writeCompleteFile } from "./complete-file.mjs";

try {
  const { backend } = settings();
  requireOwner(backend);
  if (backend.kind === "embedded" && !existsSync(join(backend.dataDir, "postgres")))
    throw new SettingsError(`Il n’y a pas de base dans « ${backend.dataDir} » : corrigez DATA_DIR.`);
  const { args, file } = csvFileOf(process.argv.slice(2));
  const parts = await runMessagesCommand(args);
  if (file) {
    const bytes = parts.map((part) => Buffer.from(part));
    console.log(`${file} : ${await writeCompleteFile(file, bytes)} octets.`);
  } else for (const part of parts) process.stdout.write(part);
  process.exit(0);
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exit(1);
}
