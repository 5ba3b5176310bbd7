import { type Client, clientFor } from "./create-client.server";
import {
  EMBEDDED_READ_DEADLINE_MS,
  EMBEDDED_WRITE_DEADLINE_MS,
  fetchWithin,
  READ_DEADLINE_MS,
  refuseEmpty,
  WRITE_DEADLINE_MS,
} from "./deadline-fetch.server";
import type { EmbeddedBackend } from "~/server/embedded/embedded.server";
import type { Backend } from "~/server/settings/settings.server";

/** supabase-js requires a URL, to which no request is sent. */
const EMBEDDED_URL = "http://embedded.invalid";

export type Readers = { visitors: Client; server: Client };

type Clients = {
  readers: Readers;
  server: Client;
  embedded: EmbeddedBackend | null;
};

/** Connects to the hosted backend, or opens the embedded one. */
export async function connect(backend: Backend): Promise<Clients> {
  if (backend.kind === "hosted") {
    const { url, key, secretKey } = backend;
    const readFetch = refuseEmpty(fetchWithin(READ_DEADLINE_MS));
    return {
      readers: { visitors: clientFor(url, key, readFetch), server: clientFor(url, secretKey, readFetch) },
      server: clientFor(url, secretKey, refuseEmpty(fetchWithin(WRITE_DEADLINE_MS))),
      embedded: null,
    };
  }
  const { openEmbeddedBackend } = await import("~/server/embedded/embedded.server");
  const embedded = await openEmbeddedBackend(backend.dataDir);
  const { publishableKey, secretKey } = embedded;
  const readFetch = fetchWithin(EMBEDDED_READ_DEADLINE_MS, embedded.fetch);
  const writeFetch = fetchWithin(EMBEDDED_WRITE_DEADLINE_MS, embedded.fetch);
  return {
    readers: {
      visitors: clientFor(EMBEDDED_URL, publishableKey, readFetch),
      server: clientFor(EMBEDDED_URL, secretKey, readFetch),
    },
    server: clientFor(EMBEDDED_URL, secretKey, writeFetch),
    embedded,
  };
}
