import { AsyncLocalStorage } from "node:async_hooks";
import { remember } from "@epic-web/remember";
import { z } from "zod";
import type { Client } from "./create-client.server";

const READ_EVERY_MS = 5_000;
const READ_AGAIN_MS = 2_000;
const NO_RESPONSE = "La base de données ne répond pas.";

type State = {
  version: number;
  problem: string | null;
  reading: Promise<string | null> | null;
  next: ReturnType<typeof setTimeout> | undefined;
  listeners: (() => void)[];
  isLoaded: boolean;
};

const state = remember("content-version", (): State => ({
  version: 0,
  problem: null,
  reading: null,
  next: undefined,
  listeners: [],
  isLoaded: false,
}));

/** The number for which cached values and pages are valid. 0 until its first reading. */
export function contentVersion(): number {
  return state.version;
}

const tasks = new AsyncLocalStorage<{ version: number }>();

/** Runs a task, for example a request, whose version `taskVersion` returns. */
export function trackVersion<T>(task: () => T): T {
  return tasks.run({ version: state.version }, task);
}

/** The content version at the start of the tracked task, or the earliest of the values that it has read. */
export function taskVersion(): number {
  return tasks.getStore()?.version ?? state.version;
}

/** Notes that the tracked task has read a value of this version, which is earlier if the value could not be loaded again. */
export function noteVersionRead(version: number): void {
  const task = tasks.getStore();
  if (task) task.version = Math.min(task.version, version);
}

/** Whether the last reading of the version failed or, with the embedded database, a query had no response. */
export function isBackendDown(): boolean {
  return state.problem !== null;
}

export function onNewVersion(listener: () => void): void {
  state.listeners.push(listener);
}

export function noteContentsLoaded(): void {
  state.isLoaded = true;
}

/** Why pages still need the backend, as one French sentence; null once all contents are cached. */
export function loadingProblem(): string | null {
  return state.isLoaded ? null : (state.problem ?? "Le site charge encore ses contenus.");
}

/** Reads it now, and later again. Returns why it cannot be read, as one French sentence without secrets, or null. */
export function readContentVersion(client: () => Promise<Client>): Promise<string | null> {
  state.reading ??= client()
    .then(fetchVersion)
    .then((found) => note(found, client))
    .finally(() => (state.reading = null));
  return state.reading;
}

export function assumeDown(client: () => Promise<Client>): void {
  note(NO_RESPONSE, client);
}

function note(found: number | string, client: () => Promise<Client>): string | null {
  const problem = typeof found === "string" ? found : null;
  if (problem && !state.problem) console.error(`La base est en panne : ${problem}`);
  if (!problem && state.problem) console.warn("La base répond de nouveau.");
  const isNew = typeof found === "number" && found !== state.version;
  state.problem = problem;
  clearTimeout(state.next);
  state.next = setTimeout(
    () => void readContentVersion(client),
    problem ? READ_AGAIN_MS : READ_EVERY_MS,
  ).unref();
  if (isNew) {
    state.version = found;
    for (const listener of state.listeners) listener();
  }
  return problem;
}

const someQuestion = z.array(z.object({ id: z.number() })).nonempty();
const versionRow = z.object({ version: z.number() });

/** A backend without questions counts as down: every site has some, and visitors can read them only if all row policies exist. */
async function fetchVersion(client: Client): Promise<number | string> {
  const questions = await client.from("faqalim_faqs").select("id").limit(1).retry(false);
  if (questions.error) return refusal(questions.status);
  if (!someQuestion.safeParse(questions.data).success)
    return "La base de données ne contient aucune question.";
  const found = await client.from("faqalim_content_version").select("version").single().retry(false);
  return versionRow.safeParse(found.data).data?.version ?? refusal(found.status);
}

function refusal(status: number): string {
  if (status < 400) return NO_RESPONSE;
  if (status === 401 || status === 403)
    return `La base de données refuse SUPABASE_PUBLISHABLE_KEY (statut ${status}) : copiez la clé publique du projet.`;
  return `La base de données refuse la lecture (statut ${status}).`;
}
