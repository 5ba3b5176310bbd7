import { remember } from "@epic-web/remember";
import { Counter, Registry } from "prom-client";

export const registry = remember("metrics", () => new Registry());

const requests = remember(
  "requests",
  () =>
    new Counter({
      name: "faqalim_requests_total",
      help: "Responses by status class; « aborted »: the visitor left first.",
      labelNames: ["status"],
      registers: [registry],
    }),
);

export function countRequest(status: number | null): void {
  requests.inc({ status: status === null ? "aborted" : `${Math.floor(status / 100)}xx` });
}
