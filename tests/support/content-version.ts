import { clientFor } from "~/server/backend/create-client.server";
import { readContentVersion } from "~/server/backend/content-version.server";

/** What a backend sends to the reading of the content version. */
export const backend = { questions: [{ id: 1 }], version: 1, status: 200, requests: 0 };

const client = clientFor("http://backend.test", "key", (input) => {
  backend.requests += 1;
  const { pathname } = new URL(new Request(input).url);
  const rows = pathname.endsWith("faqalim_faqs") ? backend.questions : { version: backend.version };
  return Promise.resolve(Response.json(rows, { status: backend.status }));
});

/** Reads the content version from `backend`. Returns why it cannot be read; null if it can. */
export const readVersion = () => readContentVersion(() => Promise.resolve(client));

/** Makes a new content version current. */
export async function raiseVersion(): Promise<void> {
  backend.version += 1;
  await readVersion();
}
