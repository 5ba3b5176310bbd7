const WITHOUT_BODY = [204, 205, 304];

/** Rejects if the whole answer takes longer. `AbortSignal.any` may never fire (nodejs/node#57736). */
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

/** Statuses of writes that return nothing. */
const MAY_BE_EMPTY = [201, 204];

/** Rejects if the answer to a read, or to a write that returns something, has no body: supabase-js reads it as "no rows". */
export function refuseEmpty(fetchRows: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await fetchRows(input, init);
    const mayBeEmpty = init?.method === "HEAD" || MAY_BE_EMPTY.includes(response.status);
    if (!mayBeEmpty && (await response.clone().arrayBuffer()).byteLength === 0)
      throw new Error(`an empty answer (${response.status})`);
    return response;
  };
}
