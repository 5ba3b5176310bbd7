import { remember } from "@epic-web/remember";
import { closeBackend } from "~/server/backend/supabase.server";
import { startBackend } from "~/machines/startup.server";
import { logAsJson } from "~/server/front-door/log.server";
import { openMetricsPort } from "~/machines/metrics-port.server";
import { openOperatorSocket } from "~/machines/operator-socket.server";
import { endOnSignals, openFrontDoor } from "~/server/front-door/front-door.server";
import { keepContentsLoaded } from "~/machines/contents-loading.server";

/** Starts the site, once for a process, also when development reloads modules. Exits if the settings or the backend are wrong. */
export function start(): Promise<void> {
  return remember("start", async () => {
    endOnSignals(closeBackend);
    await startBackend();
    // Messages before this line stay plain text, for the person who starts the site.
    logAsJson();
    openMetricsPort();
    keepContentsLoaded();
    openOperatorSocket();
    // Last, because it waits for the next server that listens.
    openFrontDoor(closeBackend);
  });
}
