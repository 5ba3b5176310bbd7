import {
  settings,
  SettingsError,
  WRONG_SETTINGS_EXIT,
  WrongSettingsError,
} from "~/server/settings/settings.server";
import { checkHostedBackend } from "~/server/backend/hosted-check.server";
import { privacyWarnings } from "~/server/settings/private-files.server";
import { compiled } from "~/server/compiled/compiled.server";
import { startOutbox } from "~/messages/mail/outbox.server";
import { startForgetting } from "~/messages/operator/retention.server";
import { signingSecret } from "~/server/backend/signing.server";
import { findBackendProblem, supabase, supabaseServer } from "~/server/backend/supabase.server";

/** Opens the backend before the first request, then starts the outbox and the deletions. A SettingsError ends the process. */
export async function startBackend(): Promise<void> {
  try {
    const { backend, warnings } = settings();
    for (const warning of [...warnings, ...privacyWarnings(backend)]) console.warn(warning);
    await Promise.all([supabase, supabaseServer]);
    signingSecret();
    if (backend.kind === "hosted") {
      for (const warning of await checkHostedBackend(backend)) console.warn(warning);
    }
    await findBackendProblem();
    warnOfMissingSettings();
    startForgetting();
    await startOutbox();
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    console.error(error.message);
    process.exit(error instanceof WrongSettingsError ? WRONG_SETTINGS_EXIT : 1);
  }
}

function warnOfMissingSettings(): void {
  const missing = compiled().contents.missingSettings;
  if (missing.length > 0)
    console.warn(`À compléter dans content/site.local.yaml, copie de site.yaml : ${missing.join(", ")}.`);
}
