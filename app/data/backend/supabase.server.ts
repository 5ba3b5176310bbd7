import { remember } from "@epic-web/remember";
import pRetry, { AbortError } from "p-retry";
import { z } from "zod";
import { BackendError, isOutage } from "./backend-error";
import { isBackendDown, throughCircuit } from "./circuit.server";
import { type Client, clientFor, EMBEDDED_URL } from "./client.server";
import { countBackendError } from "./metrics.server";
import { currentLoad, type Readers } from "./copy.server";
import { fetchWithin, refuseEmpty } from "./deadline-fetch.server";
import { type Backend, settings, SettingsError } from "./env.server";

/** Two attempts and the pause between them leave a visitor's page within 2 s. */
const READ_DEADLINE_MS = 750;
/** What a visitor wrote is worth a longer wait. */
const WRITE_DEADLINE_MS = 5_000;

/** Characters of an error, which may quote a whole page. */
const MAX_LOGGED = 200;

/** supabase-js hands over any JSON that came with an error status. */
const backendError = z
  .object({ code: z.string().catch(""), message: z.string().catch("") })
  .catch({ code: "", message: "" });

type Clients = {
  /** They give up sooner than `server`. */
  readers: Readers;
  server: Client;
  isHosted: boolean;
  isReadOnly: boolean;
  backUp: (() => Promise<ArrayBuffer>) | null;
  close: () => Promise<void>;
};

async function connect(backend: Backend): Promise<Clients> {
  if (backend.kind === "hosted") {
    const { url, key, secretKey } = backend;
    const readFetch = refuseEmpty(fetchWithin(READ_DEADLINE_MS));
    return {
      readers: { visitors: clientFor(url, key, readFetch), server: clientFor(url, secretKey, readFetch) },
      server: clientFor(url, secretKey, refuseEmpty(fetchWithin(WRITE_DEADLINE_MS))),
      isHosted: true,
      isReadOnly: false,
      backUp: null,
      close: () => Promise.resolve(),
    };
  }
  const { openEmbeddedBackend } = await import("./embedded/embedded.server");
  const embedded = await openEmbeddedBackend(backend.dataDir);
  const server = clientFor(EMBEDDED_URL, embedded.secretKey, embedded.fetch);
  return {
    readers: { visitors: clientFor(EMBEDDED_URL, embedded.publishableKey, embedded.fetch), server },
    server,
    isHosted: false,
    isReadOnly: embedded.isReadOnly,
    backUp: embedded.backUp,
    close: embedded.close,
  };
}

/** One connection per process, kept when development reloads modules. */
const clients = remember("supabase", async () => connect(settings().backend));

/** The client with a visitor's rights: it reads what is published. */
export const supabase: Promise<Client> = clients.then(({ readers }) => readers.visitors);

/** The client with the server's rights: for visitors' messages, mail and `npm run messages`. */
export const supabaseServer: Promise<Client> = clients.then(({ server }) => server);

/** True when the data folder cannot be written and a copy of the contents in memory replaces it. */
export async function isReadOnly(): Promise<boolean> {
  return (await clients).isReadOnly;
}

/** The data folder as a `.tar.gz`, while the site runs. @throws SettingsError without a data folder that can be written */
export async function backUp(): Promise<ArrayBuffer> {
  const { backUp: dump } = await clients;
  if (!dump) {
    throw new SettingsError(
      "Il n’y a pas de dossier de données à sauvegarder : une base hébergée se sauvegarde avec pg_dump.",
    );
  }
  return dump();
}

/** Closes the embedded database at the end of the process; a hosted backend needs nothing. */
export async function closeBackend(): Promise<void> {
  await (await clients).close();
}

type Answer<T> = {
  data: T;
  count: number | null;
  error: object | null;
  status: number;
};
type Rows<T> = { data: T; count: number | null };
type Query<T> = (client: Client) => { retry: (enabled: boolean) => PromiseLike<Answer<T>> };

/**
 * Runs a read with a visitor's rights, in the copy during a load from it. A hosted backend is asked twice, for 2 s at most, and
 * not at all while it is down. @throws BackendError if it is down or refuses the query; the reason is logged
 */
export function read<T>(query: Query<T>): Promise<Rows<T>> {
  return readAs("visitors", query);
}

/**
 * As `read`, with the server's rights: for what visitors may not read. No row policy applies, so the query itself asks for
 * published rows only. @throws BackendError as `read`
 */
export function readAsServer<T>(query: Query<T>): Promise<Rows<T>> {
  return readAs("server", query);
}

async function readAs<T>(role: keyof Readers, query: Query<T>): Promise<Rows<T>> {
  const copy = currentLoad()?.copy;
  if (copy) return ask(copy[role], query);
  const { readers, isHosted } = await clients;
  if (!isHosted) return logged(ask(readers[role], query));
  const attempt = () => throughCircuit(() => ask(readers[role], query)).catch(endRetries(isBackendDown));
  return logged(pRetry(attempt, { retries: 1, minTimeout: 200 }));
}

/**
 * Runs an idempotent write with the server's rights. While the backend is down it retries, for 2 s at most (supabase-js
 * would retry for 7 s). @throws BackendError as `read`, also if read-only
 */
export async function write<T>(query: Query<T>): Promise<Rows<T>> {
  const { server, isReadOnly } = await clients;
  if (isReadOnly) throw new BackendError("the data folder cannot be written");
  const attempt = () => ask(server, query).catch(endRetries());
  return logged(pRetry(attempt, { retries: 3, minTimeout: 200, factor: 2, maxRetryTime: 2_000 }));
}

/** @throws BackendError */
async function ask<T>(client: Client, query: Query<T>): Promise<Rows<T>> {
  const { data, count, error, status } = await query(client).retry(false);
  if (!error) return { data, count };
  const { code, message } = backendError.parse(error);
  throw new BackendError(`${status} ${code} ${message.slice(0, MAX_LOGGED)}`, { isDown: isOutage(status) });
}

function endRetries(isPointless = () => false): (error: unknown) => never {
  return (error) => {
    const isFinal = error instanceof BackendError && (!error.isDown || isPointless());
    throw isFinal ? new AbortError(error) : error;
  };
}

/** The circuit logs once for all reads that the backend is down. */
async function logged<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    countBackendError(!(error instanceof BackendError) || error.isDown);
    if (!(error instanceof BackendError)) {
      console.error(error);
      throw new BackendError("no answer", { cause: error });
    }
    if (!error.isDown || !isBackendDown()) console.error(`Supabase: ${error.message}`);
    throw error;
  }
}
