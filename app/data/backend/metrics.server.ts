import { remember } from "@epic-web/remember";
import { collectDefaultMetrics, Counter, Gauge, Registry } from "prom-client";
import { isBackendDown } from "./circuit.server";

const registry = remember("metrics", () => new Registry());

const counters = remember("counters", () => {
  const registers = [registry];
  return {
    requests: new Counter({
      name: "faqalim_requests_total",
      help: "Requests answered, by class of status; « aborted »: the visitor left first.",
      labelNames: ["status"],
      registers,
    }),
    keptPages: new Counter({
      name: "faqalim_kept_pages_total",
      help: "Requests answered by the front door from the page cache.",
      registers,
    }),
    backendErrors: new Counter({
      name: "faqalim_backend_errors_total",
      help: "Queries that failed: the backend was down, refused, or sent what cannot be read.",
      labelNames: ["kind"],
      registers,
    }),
  };
});

/** Counts an answered request; `status` is null if the visitor left before the answer's end. */
export function countRequest(status: number | null): void {
  counters.requests.inc({ status: status === null ? "aborted" : `${Math.floor(status / 100)}xx` });
}

export function countKeptPage(): void {
  counters.keptPages.inc();
}

export function countBackendError(isDown: boolean): void {
  counters.backendErrors.inc({ kind: isDown ? "down" : "refused" });
}

export type WaitingMail = { waiting: number; oldestSeconds: number; failed: number };

/** Adds what is only read when somebody asks: the process, the circuit, and the outbox if `readOutbox` gives it. */
export function watchProcess(readOutbox: () => Promise<WaitingMail | null>): void {
  remember("process-metrics", () => {
    const registers = [registry];
    collectDefaultMetrics({ register: registry });
    new Gauge({
      name: "faqalim_circuit_open",
      help: "1 while the backend counts as down, and pages come from what is kept or from the copy.",
      registers,
      collect() {
        this.set(isBackendDown() ? 1 : 0);
      },
    });
    const reading = sharedReading(readOutbox);
    const outboxGauge = (name: string, help: string, value: (mail: WaitingMail) => number) =>
      new Gauge({
        name,
        help: `${help} Absent without a mail server, or if the backend does not answer.`,
        registers,
        async collect() {
          const mail = await reading();
          this.remove();
          if (mail) this.set(value(mail));
        },
      });
    outboxGauge("faqalim_outbox_waiting", "Mails that wait to be sent.", (mail) => mail.waiting);
    outboxGauge("faqalim_outbox_oldest_seconds", "Age of the oldest of them.", (mail) => mail.oldestSeconds);
    outboxGauge("faqalim_outbox_failed", "Mails that were refused for good.", (mail) => mail.failed);
    return true;
  });
}

/** The registry asks all metrics at once: they share one reading. */
function sharedReading<T>(read: () => Promise<T>): () => Promise<T> {
  let current: Promise<T> | null = null;
  return () => {
    current ??= read().finally(() => (current = null));
    return current;
  };
}

/** All metrics as Prometheus reads them. */
export async function metricsText(): Promise<{ type: string; text: string }> {
  return { type: registry.contentType, text: await registry.metrics() };
}
