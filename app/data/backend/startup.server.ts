import { openCopy } from "./copy.server";
import { settings, SettingsError } from "./env.server";
import { checkHostedBackend } from "./hosted-check.server";
import { startOutbox } from "~/data/mail/outbox.server";
import { startForgetting } from "~/data/messages/newsletter.server";
import { signingSecret } from "./signing.server";
import { isReadOnly, read, supabase, supabaseServer } from "./supabase.server";

/** Opens the backend before the first request. A SettingsError is printed and ends the process. */
export async function startBackend(): Promise<void> {
  try {
    for (const warning of settings().warnings) console.warn(warning);
    await Promise.all([supabase, supabaseServer]);
    signingSecret();
    const { backend } = settings();
    if (backend.kind === "hosted") {
      const { warnings, isDown } = await checkHostedBackend(backend);
      for (const warning of warnings) console.warn(warning);
      if (isDown) await openCopyInOutage();
    }
    if (await isReadOnly()) return;
    startForgetting();
    await startOutbox();
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** A site that starts while its backend is down has its copy before its first visitor. */
async function openCopyInOutage(): Promise<void> {
  await read((client) => client.from("faqalim_categories").select("id").limit(1)).catch(openCopy);
}
