import { type Client, clientFor } from "../../../app/server/backend/create-client.server";
import { openEmbeddedBackend } from "../../../app/server/embedded/embedded.server";
import { SECRET_KEY, startRealBackend } from "./real-backend";

export const BACKENDS = ["embedded", "hosted"] as const;

/** The embedded backend, and a PostgreSQL and PostgREST, with a client of the server for each. */
export async function startBoth(postgresPort: number) {
  const embedded = await openEmbeddedBackend("memory://");
  const real = await startRealBackend(postgresPort);
  const clients: Record<(typeof BACKENDS)[number], Client> = {
    embedded: clientFor("http://embedded.invalid", embedded.secretKey, embedded.fetch),
    hosted: clientFor(real.url, SECRET_KEY, fetch),
  };
  return { real, clients };
}
