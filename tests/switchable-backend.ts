import { vi } from "vitest";
import { z } from "zod";
import { openEmbeddedBackend } from "~/data/backend/embedded/embedded.server";

const row = z.record(z.unknown());
type Row = z.output<typeof row>;

/**
 * A hosted backend, as far as the site sees, that a test can stop, watch and spoil: the embedded one behind the global
 * `fetch`. Use it before the first import of what reads data.
 */
export async function startSwitchableBackend() {
  const embedded = await openEmbeddedBackend("memory://");
  vi.stubEnv("SUPABASE_URL", "http://backend.test");
  vi.stubEnv("SUPABASE_PUBLISHABLE_KEY", embedded.publishableKey);
  vi.stubEnv("SUPABASE_SECRET_KEY", embedded.secretKey);
  vi.stubEnv("SITE_URL", "https://site.test");
  const requests: string[] = [];
  const state = {
    isDown: false,
    /** The path and query of each request, in order. */
    requests,
    /** How each row of a table, or of a function (`rpc/name`), is spoilt on its way. */
    spoilt: new Map<string, (row: Row) => Row>(),
    /** The tables and functions that answer 500. */
    broken: new Set<string>(),
  };
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const { pathname, search } = new URL(new Request(input, init).url);
    const source = pathname.replace("/rest/v1/", "");
    state.requests.push(source + search);
    if (state.isDown) throw new TypeError("fetch failed");
    if (state.broken.has(source)) return new Response("{}", { status: 500 });
    const response = await embedded.fetch(input, init);
    const spoil = state.spoilt.get(source);
    if (!spoil || init?.method === "HEAD") return response;
    const body: unknown = await response.json();
    const spoilt = Array.isArray(body) ? z.array(row).parse(body).map(spoil) : spoil(row.parse(body));
    return new Response(JSON.stringify(spoilt), { status: response.status, headers: response.headers });
  });
  return state;
}
