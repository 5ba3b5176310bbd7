/** `npm run backup` while no site uses the data folder (see backup.mjs). */
import { requireOwner } from "../../app/data/backend/embedded/folder-lock.server";
import { settings, SettingsError } from "../../app/data/settings/settings.server";
import { backUp, closeBackend } from "../../app/data/backend/supabase.server";
import { writeBackup } from "./complete-file.mjs";

const file = process.argv.at(-1) ?? "";
try {
  requireOwner(settings().backend);
  const archive = new Uint8Array(await backUp());
  console.log(`${file} : ${await writeBackup(file, [archive])} octets.`);
  await closeBackend();
  process.exit(0);
} catch (error) {
  console.error(error instanceof SettingsError ? error.message : error);
  process.exit(1);
}
