import { stat } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { collectDefaultMetrics, Gauge, register } from "prom-client";
import { z } from "zod";
import { isBackendDown } from "~/server/backend/content-version.server";
import { supabaseServer } from "~/server/backend/supabase.server";
import { settings } from "~/server/settings/settings.server";

/** Serves Prometheus metrics on METRICS_PORT, if set. */
export function openMetricsPort(): void {
  const { metrics } = settings();
  if (!metrics) return;
  addGauges();
  const server = createServer((request, response) => {
    if (request.url !== "/metrics") return void response.writeHead(404).end();
    register.metrics().then(
      (text) => response.writeHead(200, { "Content-Type": register.contentType }).end(text),
      (error: unknown) => {
        console.error("Mesures :", error);
        response.writeHead(500).end();
      },
    );
  });
  server.on("error", ({ message }) => console.error(`Mesures : ${message}`));
  server.listen(metrics.port, metrics.host).unref();
}

function addGauges(): void {
  const { backend } = settings();
  collectDefaultMetrics();
  gauge("faqalim_backend_down", "1 while the backend is down: pages come from cached values.", () =>
    Promise.resolve(isBackendDown() ? 1 : 0),
  );
  if (backend.kind === "embedded")
    gauge(
      "faqalim_last_backup_timestamp_seconds",
      "When the last backup of the embedded database ended; 0 if there is none.",
      async () => {
        const file = await stat(join(backend.dataDir, "last-backup")).catch(() => null);
        return (file?.mtimeMs ?? 0) / 1000;
      },
    );
  gauge("faqalim_outbox_oldest_seconds", "Age of the oldest waiting mail.", readOldest);
  gauge("faqalim_outbox_failed", "Mails that were given up.", readFailed);
}

/** A metric that is read at each scrape, and absent if `read` returns undefined, because the backend does not respond. */
function gauge(name: string, help: string, read: () => Promise<number | undefined>): void {
  new Gauge({
    ...{ name, help },
    async collect() {
      const value = await read();
      this.remove();
      if (value !== undefined) this.set(value);
    },
  });
}

const oldestRows = z.array(z.object({ created_at: z.coerce.date() }));

async function readOldest(): Promise<number | undefined> {
  const client = await supabaseServer;
  const unsent = client.from("faqalim_outbox").select("created_at").is("sent_at", null).is("failed_at", null);
  const { data, error } = await unsent.order("id").limit(1).retry(false);
  if (error) return undefined;
  const [oldest] = oldestRows.parse(data);
  return oldest ? Math.max(0, (Date.now() - oldest.created_at.getTime()) / 1000) : 0;
}

async function readFailed(): Promise<number | undefined> {
  const client = await supabaseServer;
  const failed = client.from("faqalim_outbox").select("id", { count: "exact", head: true });
  const { count, error } = await failed.not("failed_at", "is", null).retry(false);
  return error ? undefined : (count ?? 0);
}
