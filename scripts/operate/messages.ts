/** `npm run messages` while no site with these settings runs here (see messages.mjs). */
import { requireOwner } from "../../app/data/backend/embedded/folder-lock.server";
import { settings, SettingsError } from "../../app/data/settings/settings.server";
import { runMessagesCommand } from "../../app/data/operator/messages-command.server";

try {
  requireOwner(settings().backend);
  for (const part of await runMessagesCommand(process.argv.slice(2))) process.stdout.write(part);
  process.exit(0);
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exit(1);
}
