import { stat } from "node:fs/promises";
import { join } from "node:path";
import { remember } from "@epic-web/remember";
import { collectDefaultMetrics, Counter, Gauge, Registry } from "prom-client";
import { isBackendDown } from "./content-version.server";

const registry = remember("metrics", () => new Registry());

const counters = remember("counters", () => {
  const registers = [registry];
  return {
    requests: new Counter({
      name: "faqalim_requests_total",
      help: "Responses by status class; « aborted »: the visitor left first.",
      labelNames: ["status"],
      registers,
    }),
    cachedPages: new Counter({
      name: "faqalim_cached_pages_total",
      help: "Responses served from the page cache.",
      registers,
    }),
    backendErrors: new Counter({
      name: "faqalim_backend_errors_total",
      help: "Failed queries: the backend was down, refused the query, or sent an unreadable response.",
      labelNames: ["kind"],
      registers,
    }),
  };
});

/** Counts a response; `status` is null if the visitor left before its end. */
export function countRequest(status: number | null): void {
  counters.requests.inc({ status: status === null ? "aborted" : `${Math.floor(status / 100)}xx` });
}

export function countCachedPage(): void {
  counters.cachedPages.inc();
}

export function countBackendError(isDown: boolean): void {
  counters.backendErrors.inc({ kind: isDown ? "down" : "refused" });
}

export type WaitingMail = { waiting: number; oldestSeconds: number; failed: number };

/** Adds the metrics that are read at each scrape. `readOutbox` returns null if it cannot be read. */
export function watchProcess(readOutbox: () => Promise<WaitingMail | null>, dataDir: string | null): void {
  remember("process-metrics", () => {
    const registers = [registry];
    collectDefaultMetrics({ register: registry });
    new Gauge({
      name: "faqalim_backend_down",
      help: "1 while the backend is down: pages come from cached values.",
      registers,
      collect() {
        this.set(isBackendDown() ? 1 : 0);
      },
    });
    if (dataDir) {
      new Gauge({
        name: "faqalim_last_backup_timestamp_seconds",
        help: "When the last backup of the embedded database ended; 0 if there is none.",
        registers,
        async collect() {
          const file = await stat(join(dataDir, "last-backup")).catch(() => null);
          this.set((file?.mtimeMs ?? 0) / 1000);
        },
      });
    }
    const reading = sharedReading(readOutbox);
    const outboxGauge = (name: string, help: string, value: (mail: WaitingMail) => number) =>
      new Gauge({
        name,
        help: `${help} Absent if the backend does not respond.`,
        registers,
        async collect() {
          const mail = await reading();
          this.remove();
          if (mail) this.set(value(mail));
        },
      });
    outboxGauge("faqalim_outbox_waiting", "Mails waiting to be sent.", (mail) => mail.waiting);
    outboxGauge(
      "faqalim_outbox_oldest_seconds",
      "Age of the oldest waiting mail.",
      (mail) => mail.oldestSeconds,
    );
    outboxGauge("faqalim_outbox_failed", "Mails that were given up.", (mail) => mail.failed);
    return true;
  });
}

function sharedReading<T>(read: () => Promise<T>): () => Promise<T> {
  let current: Promise<T> | null = null;
  return () => {
    current ??= read().finally(() => (current = null));
    return current;
  };
}

export async function metricsText(): Promise<{ type: string; text: string }> {
  return { type: registry.contentType, text: await registry.metrics() };
}
