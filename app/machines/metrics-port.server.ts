import { createServer } from "node:http";
import { settings } from "~/server/settings/settings.server";
import { metricsText, watchProcess } from "~/server/backend/metrics.server";
import { waitingMail } from "~/messages/mail/outbox-state.server";

/** Serves Prometheus metrics on METRICS_PORT, if set. */
export function openMetricsPort(): void {
  const { backend, metrics } = settings();
  if (!metrics) return;
  watchProcess(waitingMail, backend.kind === "embedded" ? backend.dataDir : null);
  const server = createServer((request, response) => {
    if (request.url !== "/metrics") return void response.writeHead(404).end();
    metricsText().then(
      ({ type, text }) => response.writeHead(200, { "Content-Type": type }).end(text),
      (error: unknown) => {
        console.error("Mesures :", error);
        response.writeHead(500).end();
      },
    );
  });
  server.on("error", ({ message }) => console.error(`Mesures : ${message}`));
  server.listen(metrics.port, metrics.host).unref();
}
