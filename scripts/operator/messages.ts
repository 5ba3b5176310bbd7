/**
 * `npm run messages` where no site runs on the data folder (see messages.mjs), or for a hosted backend. It needs the
 * server's rights: SUPABASE_SECRET_KEY for a hosted backend.
 */
import { requireOwner } from "../../app/data/backend/embedded/folder-lock.server";
import { settings, SettingsError } from "../../app/data/backend/env.server";
import { runMessagesCommand } from "../../app/data/messages/messages-command.server";

try {
  requireOwner(settings().backend);
  console.log(await runMessagesCommand(process.argv.slice(2)));
  process.exit(0);
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exit(1);
}
