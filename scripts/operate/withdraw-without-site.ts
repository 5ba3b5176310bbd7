/**
 * Withdraws a question when no site uses the data folder, or in a hosted backend, for which SUPABASE_SECRET_KEY is required
 * (see withdraw.mjs).
 */
import { requireOwner } from "../../app/data/backend/embedded/folder-lock.server";
import { settings, SettingsError } from "../../app/data/settings/settings.server";
import { closeBackend } from "../../app/data/backend/supabase.server";
import { withdrawFaq } from "../../app/data/faq/withdrawn.server";

const HOSTED = "Les sites le voient en 10 secondes au plus.";

try {
  const { backend } = settings();
  requireOwner(backend);
  console.log(await withdrawFaq(Number(process.argv.at(-1))));
  if (backend.kind === "hosted") console.log(HOSTED);
  await closeBackend();
  process.exit(0);
} catch (error) {
  console.error(error instanceof SettingsError ? error.message : error);
  process.exit(1);
}
