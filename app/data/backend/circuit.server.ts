import { remember } from "@epic-web/remember";
import { circuitBreaker, CircuitState, ConsecutiveBreaker, handleWhen } from "cockatiel";
import { BackendError } from "./backend-error";

const FAILURES = 2;
const TRIAL_AFTER_MS = 5_000;

const isDown = (error: unknown) => error instanceof BackendError && error.isDown;

const circuit = remember("circuit", () => {
  const breaker = circuitBreaker(handleWhen(isDown), {
    breaker: new ConsecutiveBreaker(FAILURES),
    halfOpenAfter: TRIAL_AFTER_MS,
  });
  let isLogged = false;
  breaker.onBreak((reason) => {
    // A failed trial opens the circuit again.
    if (isLogged) return;
    isLogged = true;
    const cause = "error" in reason ? reason.error.message : "unknown reason";
    console.error(`The backend is down (${cause}): pages come from what is kept, or from the copy.`);
  });
  breaker.onReset(() => {
    isLogged = false;
    console.warn("The backend answers again.");
  });
  return breaker;
});

/** Whether the backend failed at its last requests, and has not answered since. */
export function isBackendDown(): boolean {
  return circuit.state !== CircuitState.Closed;
}

/** Calls `listener` each time the backend is found to be down, also when a trial fails. */
export function whenBackendFails(listener: () => void): void {
  circuit.onBreak(listener);
}

/**
 * Asks the backend, unless it is down: two failures in a row open the circuit. Every 5 s one request is then a trial
 * in the background, which nobody waits for. @throws BackendError, at once while the backend is down
 */
export async function throughCircuit<T>(ask: () => Promise<T>): Promise<T> {
  if (!isBackendDown()) return circuit.execute(ask);
  if (circuit.state === CircuitState.Open) void circuit.execute(ask).catch(() => {});
  throw new BackendError("the backend is down", { isDown: true });
}
