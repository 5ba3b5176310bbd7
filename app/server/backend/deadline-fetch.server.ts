/** The time for one query. The request that meets an outage waits twice: for its query, and for the content version. */
export const READ_DEADLINE_MS = 1_500;
/** Longer than for reads: a failed write loses a visitor's message. */
export const WRITE_DEADLINE_MS = 5_000;
export const EMBEDDED_READ_DEADLINE_MS = 10_000;
export const EMBEDDED_WRITE_DEADLINE_MS = 20_000;

const WITHOUT_BODY = [204, 205, 304];

/** Includes the body. Not `AbortSignal.timeout`, which Node 20 may collect before it fires (nodejs/node#57736). */
export function fetchWithin(
  milliseconds: number,
  send: typeof fetch = (input, init) => fetch(input, init),
): typeof fetch {
  return async (input, init) => {
    const deadline = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        const error = new Error(`no response within ${milliseconds} ms`);
        deadline.abort(error);
        reject(error);
      }, milliseconds);
    });
    try {
      const response = await Promise.race([send(input, { ...init, signal: deadline.signal }), late]);
      const body = await response.arrayBuffer();
      return new Response(WITHOUT_BODY.includes(response.status) ? null : body, response);
    } finally {
      clearTimeout(timer);
    }
  };
}
