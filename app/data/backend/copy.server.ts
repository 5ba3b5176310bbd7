import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout } from "node:timers";
import { setTimeout as pause } from "node:timers/promises";
import { remember } from "@epic-web/remember";
import { isBackendDown, whenBackendFails } from "./circuit.server";
import { type Client, clientFor, EMBEDDED_URL } from "./client.server";
import { settings } from "./env.server";

/** It takes about 300 MB. */
const CLOSE_AFTER_MS = 5 * 60_000;
/** It opens in 3 s, on a busy machine in more. */
const MAX_WAIT_MS = 20_000;

/** Clients for reading, with a visitor's rights and with the server's. */
export type Readers = { visitors: Client; server: Client };

type Copy = { readers: Readers; close: () => Promise<void> };
type Opened = { copy: Promise<Copy | null>; closing: NodeJS.Timeout };

const state = remember("copy", (): { opened: Opened | null } => ({ opened: null }));

/** What a load reads: the copy, or the backend if it is null. */
const loads = remember("loads", () => new AsyncLocalStorage<{ copy: Readers | null }>());
const visits = remember("visits", () => new AsyncLocalStorage<{ usesCopy: boolean }>());

remember("copy-at-outage", () => {
  whenBackendFails(() => void openCopy());
  return true;
});

/**
 * The copy of the published contents that replaces a hosted backend, opened in a few seconds by the first call, and closed when it was
 * not used for 5 minutes and the backend answers. Null without a hosted backend, or if it does not open within 20 s.
 */
export async function openCopy(): Promise<Readers | null> {
  if (settings().backend.kind !== "hosted") return null;
  state.opened ??= {
    copy: open().catch((error: unknown) => {
      console.error("The copy of the contents does not open:", error);
      return null;
    }),
    closing: setTimeout(closeUnused, CLOSE_AFTER_MS).unref(),
  };
  state.opened.closing.refresh();
  const copy = await Promise.race([state.opened.copy, pause(MAX_WAIT_MS, null, { ref: false })]);
  return copy?.readers ?? null;
}

async function open(): Promise<Copy> {
  const { openEmbeddedBackend } = await import("./embedded/embedded.server");
  const { publishableKey, secretKey, fetch, close } = await openEmbeddedBackend("memory://");
  const visitors = clientFor(EMBEDDED_URL, publishableKey, fetch);
  const server = clientFor(EMBEDDED_URL, secretKey, fetch);
  // The first query takes a second.
  await visitors.from("faqalim_categories").select("id").limit(1);
  return { readers: { visitors, server }, close };
}

function closeUnused(): void {
  const { opened } = state;
  if (isBackendDown()) return void opened?.closing.refresh();
  state.opened = null;
  void opened?.copy.then((copy) => copy?.close()).catch(console.error);
}

/** Runs `load`, whose reads ask the copy, or the backend if it is null. */
export function loadFrom<T>(copy: Readers | null, load: () => Promise<T>): Promise<T> {
  return loads.run({ copy }, load);
}

/** What the load in progress reads (see `loadFrom`); undefined outside a load. */
export function currentLoad(): { copy: Readers | null } | undefined {
  return loads.getStore();
}

/** Runs a visitor's request: in it, `usesCopy` is true once something was read from the copy. */
export function watchVisit<T>(visit: () => Promise<T>): Promise<T> {
  return visits.run({ usesCopy: false }, visit);
}

export function noteCopyUse(): void {
  const visit = visits.getStore();
  if (visit) visit.usesCopy = true;
}

/** Whether the request in progress has read from the copy. */
export function usesCopy(): boolean {
  return visits.getStore()?.usesCopy ?? false;
}
