import { remember } from "@epic-web/remember";
import { vi } from "vitest";
import { z } from "zod";
import { openEmbeddedBackend } from "~/data/backend/embedded/embedded.server";

const row = z.record(z.unknown());
type Row = z.output<typeof row>;

/** Answers of a backend that is down. */
const faults = {
  refused: () => Promise.reject(new TypeError("fetch failed")),
  silent: (signal) =>
    new Promise<Response>((_, reject) => {
      signal?.addEventListener("abort", () => reject(new Error("aborted")));
    }),
  "error 500": () => Promise.resolve(new Response("{}", { status: 500 })),
  "a page": () => Promise.resolve(new Response("<html>", { headers: { "Content-Type": "text/html" } })),
  "another JSON": () => Promise.resolve(Response.json({ status: "ok" })),
  nothing: () => Promise.resolve(new Response(null)),
  "half an answer": () => Promise.resolve(new Response('[{"id":')),
} satisfies Record<string, (signal: AbortSignal | null | undefined) => Promise<Response>>;

export type Fault = keyof typeof faults;

export const FAULTS: readonly Fault[] = [
  ...(["refused", "silent", "error 500", "a page", "another JSON", "nothing", "half an answer"] as const),
];

/**
 * A hosted backend, as far as the site sees, that a test can stop, watch and spoil: the embedded one behind the global
 * `fetch`. Without `hasCopy`, the copy of the contents does not open. Use it before the first import of what reads data.
 */
export async function startSwitchableBackend({ hasCopy = true } = {}) {
  if (!hasCopy) {
    const closing = setTimeout(() => {}, 0);
    remember("copy", () => ({ opened: { copy: Promise.resolve(null), closing } }));
  }
  const embedded = await openEmbeddedBackend("memory://");
  vi.stubEnv("SUPABASE_URL", "http://backend.test");
  vi.stubEnv("SUPABASE_PUBLISHABLE_KEY", embedded.publishableKey);
  vi.stubEnv("SUPABASE_SECRET_KEY", embedded.secretKey);
  vi.stubEnv("SITE_URL", "https://site.test");
  const requests: string[] = [];
  const noFault: { fault: Fault | null } = { fault: null };
  const state = {
    /** How it is down; null: it answers. */
    ...noFault,
    /** The path and query of each request, in order. */
    requests,
    /** How each row of a table, or of a function (`rpc/name`), is spoilt on its way. */
    spoilt: new Map<string, (row: Row) => Row>(),
    /** The tables and functions that the backend does not know. */
    broken: new Set<string>(),
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
