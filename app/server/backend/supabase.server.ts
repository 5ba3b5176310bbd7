import { remember } from "@epic-web/remember";
import { z } from "zod";
import { BackendError, isOutage } from "./backend-error";
import { assumeDown, isBackendDown, readContentVersion } from "./content-version.server";
import { type Client, clientFor } from "./create-client.server";
import * as deadlines from "./deadline-fetch.server";
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
    const { url, key, secretKey } = backend;
    return {
      embedded: null,
      visitors: clientFor(url, key, fetchWithin(deadlines.READ_DEADLINE_MS)),
      server: clientFor(url, secretKey, fetchWithin(deadlines.WRITE_DEADLINE_MS)),
    };
  }
  const { openEmbeddedBackend } = await import("~/server/embedded/embedded.server");
  const embedded = await openEmbeddedBackend(backend.dataDir);
  const { publishableKey, secretKey, fetch: send } = embedded;
  return {
    embedded,
    visitors: clientFor(EMBEDDED_URL, publishableKey, fetchWithin(deadlines.EMBEDDED_READ_DEADLINE_MS, send)),
    server: clientFor(EMBEDDED_URL, secretKey, fetchWithin(deadlines.EMBEDDED_WRITE_DEADLINE_MS, send)),
  };
}

const backend = remember("supabase", connect);

/** With a visitor's rights: it reads published rows only. */
export const supabase: Promise<Client> = backend.then(({ visitors }) => visitors);

/** With the server's rights: for visitors' messages and votes, mail, metrics and commands. */
export const supabaseServer: Promise<Client> = backend.then(({ server }) => server);

export const embeddedBackend: Promise<EmbeddedBackend | null> = backend.then(({ embedded }) => embedded);

export async function closeBackend(): Promise<void> {
  await (await embeddedBackend)?.close();
}

type Rows<T> = { data: T };
type Answer<T> = Rows<T> & { error: object | null; status: number };
export type Query<T> = (client: Client) => { retry: (enabled: boolean) => PromiseLike<Answer<T>> };

/** Runs a read with a visitor's rights. @throws BackendError, logged; at once while the backend is down */
export function read<T>(query: Query<T>): Promise<Rows<T>> {
  return logged(readFrom(supabase, query));
}

/** Like `read`, with the server's rights: no row policy applies, so the query itself must select published rows. */
export function readAsServer<T>(query: Query<T>): Promise<Rows<T>> {
  return logged(readFrom(supabaseServer, query));
}

async function readFrom<T>(client: Promise<Client>, query: Query<T>): Promise<Rows<T>> {
  const connected = await client;
  if (isBackendDown()) throw new BackendError("the backend is down", { isDown: true });
  try {
    return await sendQuery(connected, query);
  } catch (error) {
    // The embedded database runs one query at a time, so a query without a response blocks the others.
    const isBlocked = error instanceof BackendError && error.isSilent && (await embeddedBackend);
    if (isBlocked) assumeDown(() => supabase);
    else await findBackendProblem();
    throw error;
  }
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
  const { data, error, status } = await query(client).retry(false);
  if (!error) return { data };
  const { code, message } = backendError.parse(error);
  const text = `${status} ${code} ${message.slice(0, MAX_LOGGED)}`;
  throw new BackendError(text, { isDown: isOutage(status), isSilent: status === 0 });
}

/** Logs failures, except those of a known outage, which `readContentVersion` has logged. */
async function logged<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof BackendError)) {
      console.error(error);
      throw new BackendError("no response");
    }
    if (!error.isDown || !isBackendDown()) console.error(`Supabase : ${error.message}`);
    throw error;
  }
}
