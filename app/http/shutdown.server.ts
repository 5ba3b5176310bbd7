import type { ServerResponse } from "node:http";
import { remember } from "@epic-web/remember";

/** Less than the 10 s after which container runtimes kill a process. */
const FINISH_MS = 8_000;

type OpenRequests = { count: number; whenNone: (() => void) | null };

const openRequests = () => remember("open-requests", (): OpenRequests => ({ count: 0, whenNone: null }));

/**
 * On SIGTERM or SIGINT, ends the process once all open requests are answered, 8 s later at most. remix-serve closes its
 * server, but that waits for connections without a request, which browsers open in advance.
 */
export function endGracefully(closeBackend: () => Promise<void>): void {
  const open = openRequests();
  const end = () => {
    open.whenNone = null;
    void closeBackend()
      .catch(console.error)
      .finally(() => process.exit());
  };
  const begin = () => {
    open.whenNone = end;
    if (open.count === 0) return end();
    setTimeout(() => open.whenNone?.(), FINISH_MS);
  };
  // Once, also when development reloads modules.
  remember("end-signals", () => {
    for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, begin);
    return true;
  });
}

/** Counts a request as open until it is answered, or its visitor has gone. */
export function countOpenRequest(response: ServerResponse): void {
  const open = openRequests();
  open.count += 1;
  // The visitor's next request goes to another process.
  if (open.whenNone) response.shouldKeepAlive = false;
  response.once("close", () => {
    open.count -= 1;
    if (open.count === 0) open.whenNone?.();
  });
}
