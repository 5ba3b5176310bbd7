import { remember } from "@epic-web/remember";
import { Counter, Registry } from "prom-client";

export const registry = remember("metrics", () => new Registry());

const counter = (name: string, help: string, label: string) =>
  remember(name, () => new Counter({ name, help, labelNames: [label], registers: [registry] }));

const requests = counter(
  "faqalim_requests_total",
  "Responses by status class; « aborted »: the visitor left first.",
  "status",
);

const backendErrors = counter(
  "faqalim_backend_errors_total",
  "Failed queries: the backend was down, refused the query, or sent an unreadable response.",
  "kind",
);

export function countRequest(status: number | null): void {
  requests.inc({ status: status === null ? "aborted" : `${Math.floor(status / 100)}xx` });
}

export function countBackendError(isDown: boolean): void {
  backendErrors.inc({ kind: isDown ? "down" : "refused" });
}
