import { remember } from "@epic-web/remember";
import { Counter, Registry } from "prom-client";

export const registry = remember("metrics", () => new Registry());

const counters = remember("counters", () => {
  const registers = [registry];
  return {
    requests: new Counter({
      name: "faqalim_requests_total",
      help: "Responses by status class; « aborted »: the visitor left first.",
      labelNames: ["status"],
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

export function countRequest(status: number | null): void {
  counters.requests.inc({ status: status === null ? "aborted" : `${Math.floor(status / 100)}xx` });
}

export function countBackendError(isDown: boolean): void {
  counters.backendErrors.inc({ kind: isDown ? "down" : "refused" });
}
