import type { EventEmitter } from "node:events";
import { setImmediate as nextTurn } from "node:timers/promises";
import pLimit, { type LimitFunction } from "p-limit";

const AT_ONCE = 8;
const AT_ONCE_PER_VISITOR = 2;
/**
 * A request needs only a few milliseconds of CPU. After this time it must be waiting for its client or the backend, so it frees
 * its slot.
 */
const BUSY_MS = 250;

const LENGTH = 1_000;
const LENGTH_PER_VISITOR = 200;

const everybody = pLimit(AT_ONCE);
const visitors = new Map<string, LimitFunction>();
let length = 0;
let arrived = 0;

/**
 * Serving starts after this many event-loop turns without a new request. Node accepts one connection per turn, so a burst
 * arrives over many turns.
 */
const QUIET_TURNS = 4;
const MOST_TURNS = 500;

async function untilNobodyArrives(): Promise<void> {
  let quiet = 0;
  for (let turn = 0; quiet < QUIET_TURNS && turn < MOST_TURNS; turn += 1) {
    const before = arrived;
    await nextTurn();
    quiet = arrived === before ? quiet + 1 : 0;
  }
}

/**
 * Calls `start` when it is the request's turn, or `refuse` immediately if too many wait. Only two requests per visitor enter the
 * shared queue at a time, so a burst delays only its sender. A request whose response closes before its turn never starts.
 */
export function queued(visitor: string, response: EventEmitter, start: () => void, refuse: () => void): void {
  arrived += 1;
  const own = visitors.get(visitor) ?? pLimit(AT_ONCE_PER_VISITOR);
  if (own.pendingCount >= LENGTH_PER_VISITOR || length >= LENGTH) return refuse();
  visitors.set(visitor, own);
  length += 1;
  let isClosed = false;
  const closed = new Promise<void>((resolve) => response.once("close", resolve)).then(() => {
    isClosed = true;
  });
  const run = async () => {
    await untilNobodyArrives();
    length -= 1;
    if (isClosed) return;
    start();
    await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, BUSY_MS).unref())]);
  };
  void own(() => everybody(run)).finally(() => {
    if (own.pendingCount === 0 && own.activeCount === 0) visitors.delete(visitor);
  });
}
