import { Server, type ServerResponse } from "node:http";
import { setImmediate as nextTurn, setTimeout as pause } from "node:timers/promises";
import { remember } from "@epic-web/remember";
import { settings } from "~/data/settings/settings.server";

/** Shorter than 10 s, after which container runtimes kill the process. */
const FINISH_MS = 8_000;
/** The time for requests to arrive on connections that were accepted just before the server closed. */
const ARRIVE_MS = 500;
/**
 * The number of event-loop turns before the server closes. Node accepts one connection per turn, and closing immediately would
 * reset the waiting connections.
 */
const TURNS = 32;

type OpenRequests = { count: number; isEnding: boolean; whenNone: (() => void) | null };

const openRequests = () =>
  remember("open-requests", (): OpenRequests => ({ count: 0, isEnding: false, whenNone: null }));

/**
 * On SIGTERM or SIGINT, keeps serving for DRAIN_SECONDS while /sante/pret responds 503, then exits when no request is open,
 * after 8 s at most. remix-serve itself only closes its server, which waits even for idle connections that browsers opened in
 * advance.
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
  // Development reloads modules; `remember` prevents a second handler.
  remember("end-signals", () => {
    for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, begin);
    return true;
  });
}

/** Delays closing, because remix-serve's signal handler runs next and would close its server immediately. */
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

/** Whether this process received a termination signal. */
export function isEnding(): boolean {
  return openRequests().isEnding;
}

/** Counts a request as open until its response closes. */
export function countOpenRequest(response: ServerResponse): void {
  const open = openRequests();
  open.count += 1;
  if (open.isEnding) response.shouldKeepAlive = false;
  response.once("close", () => {
    open.count -= 1;
    if (open.count === 0) open.whenNone?.();
  });
}
