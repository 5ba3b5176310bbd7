import { setImmediate } from "node:timers/promises";
import pLimit from "p-limit";

const oneAtATime = pLimit(1);

/**
 * Resolves in a turn of the event loop that no other caller has. Wait for it before work of some milliseconds, so that cached pages are
 * served between two such pieces of work.
 */
export function ownTurn(): Promise<void> {
  return oneAtATime(() => setImmediate());
}
