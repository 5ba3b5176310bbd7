import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { once } from "node:events";
import { freePort } from "../../free-port";

/** What PostgREST answers where nothing may be read. */
export function answerNothing(_: IncomingMessage, response: ServerResponse): void {
  response.setHeader("Content-Type", "application/json").end("[]");
}

/** A hosted backend for a site that needs no contents: it starts in a third of the time. */
export async function startEmptyBackend(answer = answerNothing) {
  const port = await freePort();
  const server = createServer().on("request", answer).listen(port, "127.0.0.1");
  await once(server, "listening");
  const settings = {
    SUPABASE_URL: `http://127.0.0.1:${port}`,
    SUPABASE_PUBLISHABLE_KEY: "public",
    SITE_URL: "https://faq-alim.example",
  };
  return { server, settings };
}
