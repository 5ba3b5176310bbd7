import { remember } from "@epic-web/remember";
import { createClient } from "@supabase/supabase-js";
import pRetry, { AbortError } from "p-retry";
import WebSocket from "ws";
import { BackendError } from "./backend-error";
import type { Database } from "./database.types";
import { fetchWithin } from "./deadline-fetch.server";
import { type Backend, settings } from "./env.server";

const fetchBackend = fetchWithin(5_000);

function clientFor(url: string, key: string, fetchRows: typeof fetch) {
  return createClient<Database>(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    // supabase-js throws on Node 20 without a WebSocket, even where realtime is not used.
    realtime: { transport: WebSocket },
    global: { fetch: fetchRows },
  });
}

export type Client = ReturnType<typeof clientFor>;

type Clients = { visitors: Client; server: Client; isReadOnly: boolean; close: () => Promise<void> };

async function connect(backend: Backend): Promise<Clients> {
  if (backend.kind === "hosted") {
    const { url, key, secretKey } = backend;
    return {
      visitors: clientFor(url, key, fetchBackend),
      server: clientFor(url, secretKey, fetchBackend),
      isReadOnly: false,
      close: () => Promise.resolve(),
    };
  }
  const { openEmbeddedBackend } = await import("./embedded/embedded.server");
  const embedded = await openEmbeddedBackend(backend.dataDir);
  const url = "http://embedded.invalid";
  return {
    visitors: clientFor(url, embedded.publishableKey, embedded.fetch),
    server: clientFor(url, embedded.secretKey, embedded.fetch),
    isReadOnly: embedded.isReadOnly,
    close: embedded.close,
  };
}

/** One connection per process, kept when development reloads modules. */
const clients = remember("supabase", async () => connect(settings().backend));

/** The client with a visitor's rights: it reads what is published. */
export const supabase: Promise<Client> = clients.then(({ visitors }) => visitors);

/** The client with the server's rights: for visitors' messages, mail and `npm run messages`. */
export const supabaseServer: Promise<Client> = clients.then(({ server }) => server);

/** True when the data folder cannot be written and a copy of the contents in memory replaces it. */
export async function isReadOnly(): Promise<boolean> {
  return (await clients).isReadOnly;
}

/** Closes the embedded database at the end of the process; a hosted backend needs nothing. */
export async function closeBackend(): Promise<void> {
  await (await clients).close();
}

type Answer<T> = {
  data: T;
  count: number | null;
  error: { message: string; code: string } | null;
  status: number;
};
type Query<T> = { retry: (enabled: boolean) => PromiseLike<Answer<T>> };

/**
 * Runs a read with a visitor's rights. While the backend is down it retries, for 2 s at most (supabase-js
 * would retry for 7 s). @throws BackendError if it stays down or refuses the query; the reason is logged
 */
export async function read<T>(query: (client: Client) => Query<T>): Promise<{ data: T; count: number }> {
  return run(await supabase, query);
}

/** Runs an idempotent write with the server's rights, as `read`. @throws BackendError, also if read-only */
export async function write<T>(query: (client: Client) => Query<T>): Promise<{ data: T; count: number }> {
  if (await isReadOnly()) throw new BackendError("the data folder cannot be written");
  return run(await supabaseServer, query);
}

async function run<T>(
  client: Client,
  query: (client: Client) => Query<T>,
): Promise<{ data: T; count: number }> {
  const attempt = async () => {
    const { data, count, error, status } = await query(client).retry(false);
    if (!error) return { data, count: count ?? 0 };
    const isDown = status === 0 || status === 429 || status >= 500;
    const failure = new BackendError(`${status} ${error.code} ${error.message}`, { isDown });
    throw isDown ? failure : new AbortError(failure);
  };
  try {
    return await pRetry(attempt, { retries: 3, minTimeout: 200, factor: 2, maxRetryTime: 2_000 });
  } catch (error) {
    console.error(error instanceof BackendError ? `Supabase: ${error.message}` : error);
    throw error instanceof BackendError ? error : new BackendError("no answer", { cause: error });
  }
}
