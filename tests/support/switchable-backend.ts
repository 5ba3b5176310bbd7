import { vi } from "vitest";
import { z } from "zod";
import { openEmbeddedBackend } from "~/server/embedded/embedded.server";

const row = z.record(z.unknown());
type Row = z.output<typeof row>;

/** The responses of a failing backend. */
const faults = {
  refused: () => Promise.reject(new TypeError("fetch failed")),
  silent: (signal) =>
    new Promise<Response>((_, reject) => {
      signal?.addEventListener("abort", () => reject(new Error("aborted")));
    }),
  "half a response": () => {
    const body = new ReadableStream({
      start: (stream) => stream.enqueue(new TextEncoder().encode('[{"id":')),
      pull: (stream) => stream.error(new TypeError("terminated")),
    });
    return Promise.resolve(new Response(body, { headers: { "Content-Type": "application/json" } }));
  },
  "error 500": () => Promise.resolve(new Response("{}", { status: 500 })),
  "another JSON": () => Promise.resolve(Response.json({ status: "ok" })),
  "no rows": () => Promise.resolve(Response.json([])),
} satisfies Record<string, (signal: AbortSignal | null | undefined) => Promise<Response>>;

export type Fault = keyof typeof faults;

/**
 * Starts a backend that a test can stop, observe and corrupt. Call this function before importing modules that read data. To the
 * site the backend is hosted, but the global `fetch` passes requests to the embedded one.
 */
export async function startSwitchableBackend() {
  const embedded = await openEmbeddedBackend("memory://");
  vi.stubEnv("SUPABASE_URL", "http://backend.test");
  vi.stubEnv("SUPABASE_PUBLISHABLE_KEY", embedded.publishableKey);
  vi.stubEnv("SUPABASE_SECRET_KEY", embedded.secretKey);
  vi.stubEnv("SITE_URL", "https://site.test");
  const requests: string[] = [];
  const noFault: { fault: Fault | null } = { fault: null };
  const state = {
    /** The current failure; null while the backend works. */
    ...noFault,
    /** The path and query of each request, in order. */
    requests,
    /** By table or SQL function (`rpc/name`): a callback that corrupts each row of the response. */
    spoilt: new Map<string, (row: Row) => Row>(),
    /** The tables and functions that respond 404. */
    broken: new Set<string>(),
    /** Changes the contents, and makes the site read their version, whatever the fault. */
    newVersion: async () => {
      const headers = { apikey: embedded.secretKey, "Content-Type": "application/json" };
      // The trigger counts statements, also those that change no row.
      const nothing = "http://backend.test/rest/v1/faqalim_categories?id=eq.0";
      await embedded.fetch(nothing, { method: "PATCH", headers, body: JSON.stringify({ name: "" }) });
      const { findBackendProblem } = await import("~/server/backend/supabase.server");
      await findBackendProblem();
    },
  };
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const { pathname, search } = new URL(new Request(input, init).url);
    const source = pathname.replace("/rest/v1/", "");
    state.requests.push(source + search);
    if (state.fault) return faults[state.fault](init?.signal);
    if (state.broken.has(source)) return Response.json({ code: "PGRST205" }, { status: 404 });
    const response = await embedded.fetch(input, init);
    const spoil = state.spoilt.get(source);
    if (!spoil || init?.method === "HEAD") return response;
    const body: unknown = await response.json();
    const spoilt = Array.isArray(body) ? z.array(row).parse(body).map(spoil) : spoil(row.parse(body));
    return new Response(JSON.stringify(spoilt), { status: response.status, headers: response.headers });
  });
  return state;
}
