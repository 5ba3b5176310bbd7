/** Runs an operator's command while no site uses the data folder, or with a hosted backend (see running-site.mjs). */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { requireOwner } from "../../app/server/embedded/data-folder.server";
import { settings, SettingsError } from "../../app/server/settings/settings.server";

const [, , command = "", ...args] = process.argv;
const { backend } = settings();
if (backend.kind === "embedded") {
  requireOwner(backend.dataDir);
  if (!existsSync(join(backend.dataDir, "postgres")))
    throw new SettingsError(`Il n’y a pas de base dans « ${backend.dataDir} » : corrigez DATA_DIR.`);
}
// Only now, because these modules open the database when they load.
const { runOperatorCommand } = await import("../../app/machines/operator-socket.server");
const { closeBackend } = await import("../../app/server/backend/supabase.server");
const output = await runOperatorCommand(command, args);
await new Promise((written) => process.stdout.write(output, written));
await closeBackend();
