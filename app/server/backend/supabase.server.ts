import { remember } from "@epic-web/remember";
import { z } from "zod";
import { BackendError, isOutage } from "./backend-error";
import { assumeDown, isBackendDown, readContentVersion } from "./content-version.server";
import type { Client } from "./create-client.server";
import { connect, type Readers } from "./connect.server";
import { countBackendError } from "./metrics.server";
import { settings, SettingsError } from "~/server/settings/settings.server";

const MAX_LOGGED = 200;

const backendError = z
  .object({ code: z.string().catch(""), message: z.string().catch("") })
  .catch({ code: "", message: "" });

const clients = remember("supabase", async () => connect(settings().backend));

/** The client with a visitor's rights: it reads published rows only. */
export const supabase: Promise<Client> = clients.then(({ readers }) => readers.visitors);

/** The client with the server's rights: for visitors' messages and votes, counted searches, mail, metrics and commands. */
export const supabaseServer: Promise<Client> = clients.then(({ server }) => server);

/** Returns why the embedded backend cannot store data now, as a French sentence; null if it can, or if it is hosted. */
export async function storageProblem(): Promise<string | null> {
  return (await clients).embedded?.storageProblem() ?? null;
}

/** Returns a backup of the data folder as a `.tar.gz`. @throws SettingsError without a data folder */
export async function backUp(): Promise<ArrayBuffer> {
  const archive = await (await clients).embedded?.backUp();
  if (!archive) {
    throw new SettingsError(
      "Il n’y a pas de dossier de données à sauvegarder : une base hébergée se sauvegarde avec pg_dump.",
    );
  }
  return archive;
}

/** Removes deleted rows from the files of the embedded database. False for a hosted backend, where only its owner can. */
export async function rewriteVisitorsRows(): Promise<boolean> {
  const { embedded } = await clients;
  await embedded?.rewriteVisitorsRows();
  return embedded !== null;
}

export async function closeBackend(): Promise<void> {
  await (await clients).embedded?.close();
}

type Answer<T> = { data: T; count: number | null; error: object | null; status: number };
type Rows<T> = { data: T; count: number | null };
type Query<T> = (client: Client) => { retry: (enabled: boolean) => PromiseLike<Answer<T>> };

/** `mayBeEmpty`: an answer without rows says nothing about the backend. Otherwise it is checked, with two more queries. */
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
  role: keyof Readers,
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
      if (embedded && error instanceof BackendError && error.isSilent) assumeDown(visitorsClient);
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

/** Reads the content version, and returns why the backend is down, as one French sentence without secrets, or null. */
export function findBackendProblem(): Promise<string | null> {
  return readContentVersion(visitorsClient);
}

const visitorsClient = async () => (await clients).readers.visitors;

/** Runs a write with the server's rights. @throws BackendError like `read` */
export async function write<T>(query: Query<T>): Promise<Rows<T>> {
  const { server } = await clients;
  return logged(sendQuery(server, query));
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
      throw new BackendError("no response", { cause: error });
    }
    if (!error.isDown || !isBackendDown()) console.error(`Supabase : ${error.message}`);
    throw error;
  }
}
