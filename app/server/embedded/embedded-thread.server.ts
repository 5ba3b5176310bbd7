import { once } from "node:events";
import { inspect } from "node:util";
import { parentPort, Worker, workerData } from "node:worker_threads";
import { z } from "zod";
import type { DatabaseOptions, EmbeddedDatabase } from "./embedded-database.server";

// The worker thread loads this module too, so the build emits it as a separate file.

type Message = { headers: [string, string][]; body: ArrayBuffer };
type Call =
  | ({ task: "fetch"; url: string; method: string } & Message)
  | { task: "dump" | "rewriteVisitorsRows" | "close" };
type Reply = ({ status: number } & Message) | { error: string };

const assignment = z.object({
  embeddedDatabase: z.object({ url: z.string(), publishableKey: z.string(), secretKey: z.string() }),
});

/** In a thread, so that a slow query blocks no page. If it ends, requests are rejected and `onEnd` is called. */
export async function openDatabaseThread(
  options: DatabaseOptions,
  onEnd: () => void,
): Promise<EmbeddedDatabase> {
  const data: z.input<typeof assignment> = { embeddedDatabase: options };
  const thread = new Worker(new URL(import.meta.url), { workerData: data });
  const ended = once(thread, "exit").then((): never => {
    throw new Error("the database's thread has ended");
  });
  await Promise.race([once(thread, "message"), ended]);
  let isClosing = false;
  thread.on("error", (error) => console.error("La base :", error));
  thread.once("exit", () => {
    if (!isClosing) onEnd();
  });

  // The next message is the reply, because there is one call at a time.
  const send = async (call: Call) => {
    const replied = new Promise<Reply>((resolve) => {
      thread.once("message", resolve);
      thread.postMessage(call, "body" in call ? [call.body] : []);
    });
    const reply = await Promise.race([replied, ended]);
    if ("error" in reply) throw new Error(reply.error);
    return reply;
  };
  return {
    fetch: async (request) => {
      const { url, method } = request;
      const body = await request.arrayBuffer();
      const reply = await send({ task: "fetch", url, method, headers: [...request.headers], body });
      return new Response(reply.body.byteLength > 0 ? reply.body : null, reply);
    },
    dump: async () => (await send({ task: "dump" })).body,
    rewriteVisitorsRows: async () => void (await send({ task: "rewriteVisitorsRows" })),
    close: async () => {
      isClosing = true;
      thread.postMessage({ task: "close" } satisfies Call);
      await once(thread, "exit");
    },
  };
}

const CHEAPEST_QUERY = "http://embedded.invalid/rest/v1/faqalim_categories?select=id&limit=1";

async function serve(port: NonNullable<typeof parentPort>, options: DatabaseOptions): Promise<void> {
  const { openDatabase } = await import("./embedded-database.server");
  const database = await openDatabase(options, () => process.exit(1)).catch((error: unknown) => {
    // An error that is not an Error would reach the parent as an empty object.
    throw error instanceof Error ? error : new Error(inspect(error));
  });

  // Warm up, because the first query takes a second.
  await database.fetch(new Request(CHEAPEST_QUERY, { headers: { apikey: options.publishableKey } }));

  const run = async (call: Call): Promise<Reply> => {
    if (call.task !== "fetch") {
      const body = (await database[call.task]()) ?? new ArrayBuffer(0);
      return { status: 200, headers: [], body };
    }
    const { url, method, headers, body } = call;
    const request = new Request(url, { method, headers, body: body.byteLength > 0 ? body : null });
    const response = await database.fetch(request);
    return { status: response.status, headers: [...response.headers], body: await response.arrayBuffer() };
  };
  port.on("message", (call: Call) => {
    void run(call)
      .catch((error: unknown): Reply => ({ error: inspect(error) }))
      .then((reply) => {
        if (call.task === "close") process.exit();
        port.postMessage(reply, "body" in reply ? [reply.body] : []);
      });
  });
  port.postMessage("ready");
}

const assigned = assignment.safeParse(workerData);
if (parentPort && assigned.success) await serve(parentPort, assigned.data.embeddedDatabase);
