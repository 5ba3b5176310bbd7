import { setImmediate } from "node:timers";
import { format } from "node:util";
import { remember } from "@epic-web/remember";
import { Counter } from "prom-client";
import { requestTarget } from "./request-url.server";

const MAX_PATH = 200;

type Level = "info" | "warn" | "error";

const pending = { lines: "" };

/** All lines of an event-loop turn at once, at half the cost. */
function flush(): void {
  if (pending.lines !== "") process.stdout.write(pending.lines);
  pending.lines = "";
}

function writeJson(level: Level, fields: Record<string, unknown>): void {
  if (pending.lines === "") setImmediate(flush);
  pending.lines += `${JSON.stringify({ time: new Date().toISOString(), level, ...fields })}\n`;
}

const SITUATION_PATH = /^(\/+aliments\/+pour\/+).+/is;

/** Without the situation that the visitor chose, because health is private. */
export function loggedPath(url: string): string {
  const [path = ""] = (/^\/[^%]*$/.test(url) ? url : requestTarget(url)).split("?", 1);
  return path.replace(SITUATION_PATH, "$1*").slice(0, MAX_PATH);
}

type LoggedRequest = {
  method: string | undefined;
  path: string;
  status: number | "aborted";
  ms: number;
};

const requests = remember(
  "requests",
  () =>
    new Counter({
      name: "faqalim_requests_total",
      help: "Responses by status class; « aborted »: the visitor left first.",
      labelNames: ["status"],
    }),
);

/** Counts it for the metrics, too. For privacy: no IP address, no headers, no query string. */
export function logRequest(fields: LoggedRequest): void {
  const { status } = fields;
  requests.inc({ status: status === "aborted" ? status : `${Math.floor(status / 100)}xx` });
  if (!process.stdout.isTTY) writeJson("info", fields);
}

/** Makes `console.warn` and `console.error` write JSON, in production and not on a terminal. */
export function logAsJson(): void {
  if (!import.meta.env.PROD || process.stdout.isTTY) return;
  for (const level of ["warn", "error"] as const) {
    Object.assign(console, { [level]: (...values: unknown[]) => writeJson(level, failure(values)) });
  }
  process.on("exit", flush);
}

function failure(values: unknown[]): Record<string, unknown> {
  const error = values.find((value) => value instanceof Error);
  const message = format(...values.filter((value) => value !== error));
  if (!error) return { message };
  const causes = error.cause instanceof Error ? { cause: error.cause.stack } : {};
  return { message: message || error.message, stack: error.stack, ...causes };
}
