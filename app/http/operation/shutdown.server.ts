import { Server, type ServerResponse } from "node:http";
import { setImmediate as nextTurn, setTimeout as pause } from "node:timers/promises";
import { remember } from "@epic-web/remember";
import { settings } from "~/data/backend/env.server";

/** Less than the 10 s after which container runtimes kill a process. */
const FINISH_MS = 8_000;
/** Requests of connections that were accepted just before the server closed arrive within this time. */
const ARRIVE_MS = 500;
/** Node accepts one connection per turn of the event loop: those that wait would be reset. */
const TURNS = 32;

type OpenRequests = { count: number; isEnding: boolean; whenNone: (() => void) | null };

const openRequests = () =>
  remember("open-requests", (): OpenRequests => ({ count: 0, isEnding: false, whenNone: null }));

/**
 * On SIGTERM or SIGINT, goes on for DRAIN_SECONDS while /sante/pret answers 503, then ends the process once all open
 * requests are answered, 8 s later at most. remix-serve closes its server, but that waits for connections without a
 * request, which browsers open in advance.
 */
export function endGracefully(closeBackend: () => Promise<void>): void {
  const open = openRequests();
  const end = () => {
    open.whenNone = null;
    void closeBackend()
      .catch(console.error)
      .finally(() => process.exit());
  };
  const finish = () => {
    open.whenNone = end;
    if (open.count === 0) return end();
    setTimeout(() => open.whenNone?.(), FINISH_MS);
  };
  const begin = () => {
    open.isEnding = true;
    const drainMs = settings().drainSeconds * 1_000;
    if (drainMs === 0) return finish();
    postponeClosing(drainMs);
    setTimeout(finish, drainMs + ARRIVE_MS);
  };
  // Once, also when development reloads modules.
  remember("end-signals", () => {
    for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, begin);
    return true;
  });
}

/** remix-serve hears the same signal next, and closes its server at once. */
function postponeClosing(milliseconds: number): void {
  const close: unknown = Reflect.get(Server.prototype, "close");
  if (typeof close !== "function") throw new Error("HTTP servers have no close method");
  const closeLater = function (this: Server, ...args: unknown[]): Server {
    void (async () => {
      await pause(milliseconds);
      for (let turn = 0; turn < TURNS; turn += 1) await nextTurn();
      Reflect.apply(close, this, args);
    })();
    return this;
  };
  Object.defineProperty(Server.prototype, "close", { value: closeLater, writable: true });
}

/** Whether this process was asked to end: its visitors' next requests go to another one. */
export function isEnding(): boolean {
  return openRequests().isEnding;
}

/** Counts a request as open until it is answered, or its visitor has gone. */
export function countOpenRequest(response: ServerResponse): void {
  const open = openRequests();
  open.count += 1;
  if (open.isEnding) response.shouldKeepAlive = false;
  response.once("close", () => {
    open.count -= 1;
    if (open.count === 0) open.whenNone?.();
  });
}
