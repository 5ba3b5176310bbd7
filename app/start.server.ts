import { remember } from "@epic-web/remember";
import { checkHostedBackend } from "~/server/backend/hosted-check.server";
import { signingSecret } from "~/server/backend/signing.server";
import { findBackendProblem, supabase } from "~/server/backend/supabase.server";
import { compiled } from "~/server/compiled/compiled.server";
import { endOnSignals, openFrontDoor } from "~/server/front-door/front-door.server";
import { logAsJson } from "~/server/front-door/log.server";
import { settings, SettingsError } from "~/server/settings/settings.server";
import { keepContentsLoaded } from "~/machines/contents-loading.server";
import { openMetricsPort } from "~/machines/metrics-port.server";
import { openOperatorSocket } from "~/machines/operator-socket.server";
import { startOutbox } from "~/messages/mail/outbox.server";
import { startForgetting } from "~/messages/operator/retention.server";

/** Starts the site, once for a process, also when development reloads modules. Exits if the settings or the backend are wrong. */
export function start(): Promise<void> {
  return remember("start", async () => {
    endOnSignals();
    await startBackend();
    // Messages before this line stay plain text, for the person who starts the site.
    logAsJson();
    openMetricsPort();
    keepContentsLoaded();
    openOperatorSocket();
    // Last, because it waits for the next server that listens.
    openFrontDoor();
  });
}

/** Opens the backend before the first request, then starts the outbox and the deletions. A SettingsError ends the process. */
export async function startBackend(): Promise<void> {
  try {
    const { backend, warning } = settings();
    if (warning) console.warn(warning);
    await supabase;
    signingSecret();
    if (backend.kind === "hosted") await checkHostedBackend(backend);
    await findBackendProblem();
    const { missingSettings } = compiled().contents;
    if (missingSettings.length > 0)
      console.warn(
        `À compléter dans content/site.local.yaml, copie de site.yaml : ${missingSettings.join(", ")}.`,
      );
    startForgetting();
    await startOutbox();
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    console.error(error.message);
    process.exit(error.exitCode);
  }
}
