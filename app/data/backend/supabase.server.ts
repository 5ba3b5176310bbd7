import { setTimeout as wait } from "node:timers/promises";
import { remember } from "@epic-web/remember";
import pLimit from "p-limit";
import { z } from "zod";
import { BackendError, isOutage } from "./backend-error";
import { assumeDown, checkBackend, isBackendDown, probe } from "./backend-state.server";
import type { Client } from "./create-client.server";
import { connect, type Readers } from "./connect.server";
import { countBackendError } from "./metrics.server";
import { MAX_WAIT_MS } from "./deadline-fetch.server";
import { settings, SettingsError } from "~/data/settings/settings.server";

/** Limits concurrent reads, because a burst would slow all of them down. Other reads wait, for `MAX_WAIT_MS` at most. */
const READS_AT_ONCE = 16;

/** A query is not retried later than this after its first attempt. */
const MAX_RETRYING_MS = 2_000;

/** The maximum number of characters of an error that are logged: an error may quote a whole HTML page. */
const MAX_LOGGED = 200;

/** The error of supabase-js, which can be any JSON that came with an error status. */
const backendError = z
  .object({ code: z.string().catch(""), message: z.string().catch("") })
  .catch({ code: "", message: "" });

/** One connection per process, which survives module reloads in development. */
const clients = remember("supabase", async () => connect(settings().backend));

/** The client with a visitor's rights: it reads published rows only. */
export const supabase: Promise<Client> = clients.then(({ readers }) => readers.visitors);

/** The client with the server's rights: for visitors' messages, mail and `npm run messages`. */
export const supabaseServer: Promise<Client> = clients.then(({ server }) => server);

/** Whether a temporary database replaces the data folder, because the folder is not writable. */
export async function isReadOnly(): Promise<boolean> {
  return (await clients).embedded?.isReadOnly() ?? false;
}

/** Calls `listener` as soon as visitors' messages can be stored, which is immediately unless the site is read-only. */
export async function whenStored(listener: () => void): Promise<void> {
  const { embedded } = await clients;
  if (embedded) embedded.whenStored(listener);
  else listener();
}

/** Returns why the embedded backend cannot store data now, as a French sentence; null if it can, or if it is hosted. */
export async function storageProblem(): Promise<string | null> {
  return (await clients).embedded?.storageProblem() ?? null;
}

/** Returns a backup of the data folder as a `.tar.gz`. @throws SettingsError without a writable data folder */
export async function backUp(): Promise<ArrayBuffer> {
  const archive = await (await clients).embedded?.backUp();
  if (!archive) {
    throw new SettingsError(
      "Il n’y a pas de dossier de données à sauvegarder : une base hébergée se sauvegarde avec pg_dump.",
    );
  }
  return archive;
}

/** Closes the embedded database before the process ends; does nothing for a hosted backend. */
export async function closeBackend(): Promise<void> {
  await (await clients).embedded?.close();
}

type Answer<T> = { data: T; count: number | null; error: object | null; status: number };
type Rows<T> = { data: T; count: number | null };
type Query<T> = (client: Client) => { retry: (enabled: boolean) => PromiseLike<Answer<T>> };

/**
 * Runs a read with a visitor's rights, with one retry, for 2 s at most. Fails at once while the backend is down.
 * @throws BackendError if it is down or refuses the query; the reason is logged
 */
export function read<T>(query: Query<T>): Promise<Rows<T>> {
  return readAs("visitors", query);
}

/**
 * Like `read`, with the server's rights, for rows that visitors cannot read. No row policy applies, so the query itself must
 * select published rows only. @throws BackendError like `read`
 */
export function readAsServer<T>(query: Query<T>): Promise<Rows<T>> {
  return readAs("server", query);
}

const reads = remember("reads", () => pLimit(READS_AT_ONCE));

async function readAs<T>(role: keyof Readers, query: Query<T>): Promise<Rows<T>> {
  const { readers, embedded } = await clients;
  if (embedded) return logged(readEmbedded(readers[role], query));
  const latest = performance.now() + MAX_WAIT_MS;
  const attempt = () =>
    reads(() => {
      if (performance.now() > latest) throw new BackendError("too many reads are queued");
      return attemptRead(readers[role], query);
    });
  return logged(retried(attempt, [200], isBackendDown));
}

const DOWN = new BackendError("the backend is down", { isDown: true });

/** Sends the query once: the embedded database runs one query at a time, so a retry or a probe would wait behind a slow one. */
async function readEmbedded<T>(client: Client, query: Query<T>): Promise<Rows<T>> {
  if (isBackendDown()) throw DOWN;
  return sendQuery(client, query).catch((error: unknown) => {
    if (error instanceof BackendError && error.isSilent) assumeDown(probeBackend);
    throw error;
  });
}

/** Trusts an empty result only if the probe finds contents, because a backend that lost its policies or rows counts as down. */
async function attemptRead<T>(client: Client, query: Query<T>): Promise<Rows<T>> {
  if (isBackendDown()) throw DOWN;
  try {
    const rows = await sendQuery(client, query);
    if (isEmpty(rows) && (await findBackendProblem())) throw DOWN;
    return rows;
  } catch (error) {
    if (error !== DOWN) await findBackendProblem();
    throw error;
  }
}

function isEmpty({ data, count }: Rows<unknown>): boolean {
  if (count !== null) return count === 0;
  return data === null || (Array.isArray(data) && data.length === 0);
}

/** Sends the cheapest query (`probe`) and returns its result; concurrent calls share one query. */
export function findBackendProblem(): Promise<string | null> {
  return checkBackend(probeBackend);
}

const probeBackend = async () => probe((await clients).readers.visitors);

const READ_ONLY = new BackendError("the data folder is not writable");

/**
 * Runs an idempotent write with the server's rights. During an outage, retries for 2 s at most (supabase-js: 7 s).
 * @throws BackendError like `read`, and on a read-only site
 */
export async function write<T>(query: Query<T>): Promise<Rows<T>> {
  const { server, embedded } = await clients;
  if (embedded?.isReadOnly()) throw READ_ONLY;
  const before = embedded?.timesReplaced();
  const attempt = async () => {
    const rows = await sendQuery(server, query);
    // If the disk failed during the write, a temporary database may have taken the row.
    if (embedded?.timesReplaced() !== before) throw READ_ONLY;
    return rows;
  };
  return logged(retried(attempt, [200, 400, 800]));
}

/** @throws BackendError */
async function sendQuery<T>(client: Client, query: Query<T>): Promise<Rows<T>> {
  const { data, count, error, status } = await query(client).retry(false);
  if (!error) return { data, count };
  const { code, message } = backendError.parse(error);
  const text = `${status} ${code} ${message.slice(0, MAX_LOGGED)}`;
  throw new BackendError(text, { isDown: isOutage(status), isSilent: status === 0 });
}

/** Retries an attempt that failed because of an outage, once after each of these pauses. */
async function retried<T>(
  attempt: () => Promise<T>,
  pauses: number[],
  isPointless = () => false,
): Promise<T> {
  const latest = performance.now() + MAX_RETRYING_MS;
  for (const pause of pauses) {
    try {
      return await attempt();
    } catch (error) {
      const mayPass = error instanceof BackendError && error.isDown && !isPointless();
      if (!mayPass || performance.now() + pause > latest) throw error;
      await wait(pause);
    }
  }
  return attempt();
}

/** Logs failures except outages, which `checkBackend` logs once. */
async function logged<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    countBackendError(!(error instanceof BackendError) || error.isDown);
    if (!(error instanceof BackendError)) {
      console.error(error);
      throw new BackendError("no response", { cause: error });
    }
    if (!error.isDown || !isBackendDown()) console.error(`Supabase: ${error.message}`);
    throw error;
  }
}
