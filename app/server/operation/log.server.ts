import { setImmediate } from "node:timers";
import { format } from "node:util";
import { requestTarget } from "~/server/front-door/request-url.server";

/** Limits log lines, because visitors control the length of a URL. */
const MAX_PATH = 200;

/** On a terminal, only pages are logged. */
const ASSET = /^\/(?:assets|icons)\/|^\/favicon\./;

type Level = "info" | "warn" | "error";

const pending = { lines: "" };

/** Writes all lines of an event-loop turn at once, which costs half as much as writing each line. */
function flush(): void {
  if (pending.lines !== "") process.stdout.write(pending.lines);
  pending.lines = "";
}

function writeLine(line: string): void {
  if (pending.lines === "") setImmediate(flush);
  pending.lines += `${line}\n`;
}

function writeJson(level: Level, fields: Record<string, unknown>): void {
  writeLine(JSON.stringify({ time: new Date().toISOString(), level, ...fields }));
}

/** Writes a line to a terminal, without characters that the terminal could interpret as commands. */
function writeText(...parts: unknown[]): void {
  const text = [new Date().toLocaleTimeString("fr-FR"), ...parts].join(" ");
  writeLine(text.replace(/[^\P{Cc}\n]/gu, "?"));
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
 * Logs a request. For privacy the line contains no IP address, no headers, and no query string, which may contain search terms, mail
 * tokens and the situation of a visitor (`pour`).
 */
export function logRequest(fields: LoggedRequest): void {
  if (!process.stdout.isTTY) writeJson("info", fields);
  else if (!ASSET.test(fields.path)) writeText(...Object.values(fields), "ms");
}

/** Makes `console.warn` and `console.error` write JSON lines, or text on a terminal; does nothing in development. */
export function logAsJson(): void {
  if (!import.meta.env.PROD) return;
  for (const level of ["warn", "error"] as const) {
    const log = (...values: unknown[]) => {
      if (process.stdout.isTTY) writeText(format(...values));
      else writeJson(level, failure(values));
    };
    Object.assign(console, { [level]: log });
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
