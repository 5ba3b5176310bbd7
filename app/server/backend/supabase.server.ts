import { remember } from "@epic-web/remember";
import { z } from "zod";
import { BackendError, isOutage } from "./backend-error";
import { assumeDown, isBackendDown, readContentVersion } from "./content-version.server";
import { type Client, clientFor } from "./create-client.server";
import * as deadlines from "./deadline-fetch.server";
import { countBackendError } from "./metrics.server";
import type { EmbeddedBackend } from "~/server/embedded/embedded.server";
import { settings } from "~/server/settings/settings.server";

const EMBEDDED_URL = "http://embedded.invalid";
const MAX_LOGGED = 200;

const backendError = z
  .object({ code: z.string().catch(""), message: z.string().catch("") })
  .catch({ code: "", message: "" });

async function connect() {
  const { backend } = settings();
  const { fetchWithin } = deadlines;
  if (backend.kind === "hosted") {
    const readFetch = fetchWithin(deadlines.READ_DEADLINE_MS);
    const writeFetch = fetchWithin(deadlines.WRITE_DEADLINE_MS);
    return {
      embedded: null,
      ...clientsOf(backend.url, backend.key, backend.secretKey, readFetch, writeFetch),
    };
  }
  const { openEmbeddedBackend } = await import("~/server/embedded/embedded.server");
  const embedded: EmbeddedBackend = await openEmbeddedBackend(backend.dataDir);
  const readFetch = fetchWithin(deadlines.EMBEDDED_READ_DEADLINE_MS, embedded.fetch);
  const writeFetch = fetchWithin(deadlines.EMBEDDED_WRITE_DEADLINE_MS, embedded.fetch);
  const { publishableKey, secretKey } = embedded;
  return { embedded, ...clientsOf(EMBEDDED_URL, publishableKey, secretKey, readFetch, writeFetch) };
}

function clientsOf(
  ...[url, key, secretKey, readFetch, writeFetch]: [string, string, string, typeof fetch, typeof fetch]
) {
  return {
    readers: { visitors: clientFor(url, key, readFetch), server: clientFor(url, secretKey, readFetch) },
    server: clientFor(url, secretKey, writeFetch),
  };
}

const clients = remember("supabase", connect);

/** With a visitor's rights: it reads published rows only. */
export const supabase: Promise<Client> = clients.then(({ readers }) => readers.visitors);

/** With the server's rights: for visitors' messages and votes, mail, metrics and commands. */
export const supabaseServer: Promise<Client> = clients.then(({ server }) => server);

export const embeddedBackend: Promise<EmbeddedBackend | null> = clients.then(({ embedded }) => embedded);

export async function closeBackend(): Promise<void> {
  await (await embeddedBackend)?.close();
}

type Answer<T> = { data: T; count: number | null; error: object | null; status: number };
type Rows<T> = { data: T; count: number | null };
type Query<T> = (client: Client) => { retry: (enabled: boolean) => PromiseLike<Answer<T>> };

/** `mayBeEmpty`: an answer without rows need not be checked, with two more queries. */
type ReadOptions = { mayBeEmpty?: boolean };

/** Runs a read with a visitor's rights. @throws BackendError, logged; at once while the backend is down */
export function read<T>(query: Query<T>, options?: ReadOptions): Promise<Rows<T>> {
  return readAs("visitors", query, options);
}

/** Like `read`, with the server's rights: no row policy applies, so the query itself must select published rows. */
export function readAsServer<T>(query: Query<T>): Promise<Rows<T>> {
  return readAs("server", query);
}

const DOWN = new BackendError("the backend is down", { isDown: true });

async function readAs<T>(
  role: "visitors" | "server",
  query: Query<T>,
  { mayBeEmpty = false }: ReadOptions = {},
): Promise<Rows<T>> {
  const { readers, embedded } = await clients;
  const attempt = async (): Promise<Rows<T>> => {
    if (isBackendDown()) throw DOWN;
    try {
      const rows = await sendQuery(readers[role], query);
      // A backend that lost its policies or rows responds without rows.
      if (!mayBeEmpty && isEmpty(rows) && (await findBackendProblem())) throw DOWN;
      return rows;
    } catch (error) {
      // The embedded database runs one query at a time, so a query without a response blocks the others.
      if (embedded && error instanceof BackendError && error.isSilent) assumeDown(() => supabase);
      else if (error !== DOWN) await findBackendProblem();
      throw error;
    }
  };
  return logged(attempt());
}

function isEmpty({ data, count }: Rows<unknown>): boolean {
  if (count !== null) return count === 0;
  return data === null || (Array.isArray(data) && data.length === 0);
}

/** Why the backend is down, as one French sentence without secrets, or null. */
export function findBackendProblem(): Promise<string | null> {
  return readContentVersion(() => supabase);
}

/** Runs a write with the server's rights. @throws BackendError like `read` */
export async function write<T>(query: Query<T>): Promise<Rows<T>> {
  return logged(sendQuery(await supabaseServer, query));
}

async function sendQuery<T>(client: Client, query: Query<T>): Promise<Rows<T>> {
  const { data, count, error, status } = await query(client).retry(false);
  if (!error) return { data, count };
  const { code, message } = backendError.parse(error);
  const text = `${status} ${code} ${message.slice(0, MAX_LOGGED)}`;
  throw new BackendError(text, { isDown: isOutage(status), isSilent: status === 0 });
}

/** Logs failures, except those of a known outage, which `readContentVersion` has logged. */
async function logged<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    countBackendError(!(error instanceof BackendError) || error.isDown);
    if (!(error instanceof BackendError)) {
      console.error(error);
      throw new BackendError("no response");
    }
    if (!error.isDown || !isBackendDown()) console.error(`Supabase : ${error.message}`);
    throw error;
  }
}
