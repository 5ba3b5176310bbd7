import { setImmediate } from "node:timers";
import { format } from "node:util";
import { requestTarget } from "~/server/front-door/request-url.server";

/** Limits log lines, because visitors control the length of a URL. */
const MAX_PATH = 200;

type Level = "info" | "warn" | "error";

const pending = { lines: "" };

/** Writes all lines of an event-loop turn at once, which costs half as much as writing each line. */
function flush(): void {
  if (pending.lines !== "") process.stdout.write(pending.lines);
  pending.lines = "";
}

function writeJson(level: Level, fields: Record<string, unknown>): void {
  if (pending.lines === "") setImmediate(flush);
  pending.lines += `${JSON.stringify({ time: new Date().toISOString(), level, ...fields })}\n`;
}

/** The paths of food lists by situation. The log shortens them, because health is private. */
const SITUATION_PATH = /^(\/+aliments\/+pour\/+).+/is;

/** The path of a URL as the log shows it, without the situation that the visitor chose. */
export function loggedPath(url: string): string {
  const [path = ""] = (/^\/[^%]*$/.test(url) ? url : requestTarget(url)).split("?", 1);
  return path.replace(SITUATION_PATH, "$1*").slice(0, MAX_PATH);
}

type LoggedRequest = {
  method: string | undefined;
  /** From `loggedPath`. */
  path: string;
  status: number | "aborted";
  ms: number;
};

/**
 * Logs a request, but not on a terminal. For privacy the line contains no IP address, no headers, and no query string, which may contain search terms, mail
 * tokens and the situation of a visitor (`pour`).
 */
export function logRequest(fields: LoggedRequest): void {
  if (!process.stdout.isTTY) writeJson("info", fields);
}

/** Makes `console.warn` and `console.error` write JSON lines; does nothing in development and on a terminal. */
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
