import type { IncomingMessage, ServerResponse } from "node:http";
import { setImmediate } from "node:timers";
import { format } from "node:util";
import { remember } from "@epic-web/remember";
import morgan from "morgan";
import { countRequest } from "~/data/backend/metrics.server";

/** An address may be as long as a visitor likes. */
const MAX_PATH = 200;

type Level = "info" | "warn" | "error";

const pending = { lines: "" };

/** Writes what the turn of the event loop has logged in one piece, which costs half as much as line by line. */
function flush(): void {
  if (pending.lines !== "") process.stdout.write(pending.lines);
  pending.lines = "";
}

function writeLine(level: Level, fields: Record<string, unknown>): void {
  if (pending.lines === "") setImmediate(flush);
  pending.lines += `${JSON.stringify({ time: new Date().toISOString(), level, ...fields })}\n`;
}

/**
 * Logs the request as one JSON line when it is answered, and counts it. The line has no address of a visitor, no query (which holds
 * what they search, and tokens of mails), no header.
 */
export function logRequest(request: IncomingMessage, response: ServerResponse): void {
  const { method } = request;
  const path = request.url?.split("?", 1)[0]?.slice(0, MAX_PATH);
  const start = performance.now();
  response.once("close", () => {
    const status = response.writableFinished ? response.statusCode : null;
    countRequest(status);
    if (!import.meta.env.PROD) return;
    const ms = Math.round((performance.now() - start) * 10) / 10;
    writeLine("info", { method, path, status: status ?? "aborted", ms });
  });
}

/** From now on, what the site and its packages write as errors and warnings is a JSON line as well, but not in development. */
export function logAsJson(): void {
  if (!import.meta.env.PROD) return;
  remember("json-log", () => {
    for (const level of ["warn", "error"] as const) {
      const log = (...values: unknown[]) => {
        // remix-serve gives `console.error` what its closing gave: nothing, if it went well.
        if (values.some((value) => value !== undefined)) writeLine(level, failure(values));
      };
      Object.assign(console, { [level]: log });
    }
    process.on("exit", flush);
    return true;
  });
}

function failure(values: unknown[]): Record<string, unknown> {
  const error = values.find((value) => value instanceof Error);
  const message = format(...values.filter((value) => value !== error));
  if (!error) return { message };
  const causes = error.cause instanceof Error ? { cause: error.cause.stack } : {};
  return { message: message || error.message, stack: error.stack, ...causes };
}

/** remix-serve would log pages again, with their queries. It takes this format by name, after it has loaded the site. */
export function silenceRemixServe(): void {
  morgan.format("tiny", () => undefined);
}
