/** Statuses of answers that have no body (Fetch Standard, « null body status »). */
const WITHOUT_BODY = [204, 205, 304];

/**
 * A `fetch` that reads the whole answer and rejects when that takes longer.
 * `AbortSignal.any([AbortSignal.timeout(…)])` is collected on Node 20 while a request waits, and then never fires
 * (nodejs/node#57736): here a timer holds the controller until the body is read.
 */
export function fetchWithin(milliseconds: number): typeof fetch {
  return async (input, init) => {
    const deadline = new AbortController();
    const timer = setTimeout(
      () => deadline.abort(new Error(`no answer within ${milliseconds} ms`)),
      milliseconds,
    );
    const caller = init?.signal;
    const giveUp = () => deadline.abort(caller?.reason);
    caller?.addEventListener("abort", giveUp);
    if (caller?.aborted) giveUp();
    try {
      const response = await fetch(input, { ...init, signal: deadline.signal });
      const body = await response.arrayBuffer();
      return new Response(WITHOUT_BODY.includes(response.status) ? null : body, response);
    } finally {
      clearTimeout(timer);
      caller?.removeEventListener("abort", giveUp);
    }
  };
}
