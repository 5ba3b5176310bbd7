import { setImmediate } from "node:timers/promises";
import pLimit from "p-limit";

const oneAtATime = pLimit(1);

/** Resolves in a turn of the event loop of its own. Await it before long work, so that cached pages are served in between. */
export function ownTurn(): Promise<void> {
  return oneAtATime(() => setImmediate());
}
