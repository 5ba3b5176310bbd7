import { once } from "node:events";
import { inspect } from "node:util";
import { setFlagsFromString } from "node:v8";
import { parentPort, Worker, workerData } from "node:worker_threads";
import { z } from "zod";
import type { DatabaseOptions, EmbeddedDatabase } from "./embedded-database.server";

// This module is also the entry point of the worker thread, so the build emits it as a separate file.

type Message = { headers: [string, string][]; body: ArrayBuffer };
type Call = Message & { id: number; url: string; method: string };
type TaskCall = { id: number; task: "dump" | "rewriteVisitorsRows" };
type Reply = { id: number } & ((Message & { status: number }) | { error: string });

const ENDED = "the database's thread has ended";

/** The `workerData` of this module's worker. Without it, loading this module opens no database. */
const assignment = z.object({
  embeddedDatabase: z.object({ url: z.string(), publishableKey: z.string(), secretKey: z.string() }),
});

/**
 * Opens the database in a worker thread, so that a slow query blocks no page. If the thread ends unexpectedly,
 * pending and later requests are rejected and `onEnd` is called. @throws the error of opening the database
 */
export async function openDatabaseThread(
  options: DatabaseOptions,
  onEnd: () => void,
): Promise<EmbeddedDatabase> {
  const data: z.input<typeof assignment> = { embeddedDatabase: options };
  const thread = new Worker(new URL(import.meta.url), { workerData: data });
  await isReady(thread);

  const waiting = new Map<number, (reply: Reply) => void>();
  let lastId = 0;
  let isClosing = false;
  let hasEnded = false;
  thread.on("message", (reply: Reply) => {
    waiting.get(reply.id)?.(reply);
    waiting.delete(reply.id);
  });
  thread.on("error", (error) => console.error("La base :", error));
  thread.once("exit", () => {
    hasEnded = true;
    for (const [id, reply] of waiting) reply({ id, error: ENDED });
    waiting.clear();
    if (!isClosing) onEnd();
  });

  const send = async (call: Call | TaskCall) => {
    if (hasEnded) throw new Error(ENDED);
    const reply = await new Promise<Reply>((resolve) => {
      waiting.set(call.id, resolve);
      thread.postMessage(call, "body" in call ? [call.body] : []);
    });
    if ("error" in reply) throw new Error(reply.error);
    return reply;
  };
  return {
    fetch: async (request) => {
      const { url, method } = request;
      const body = await request.arrayBuffer();
      const reply = await send({ id: (lastId += 1), url, method, headers: [...request.headers], body });
      const { status, headers } = reply;
      return new Response(reply.body.byteLength > 0 ? reply.body : null, { status, headers });
    },
    dump: async () => (await send({ id: (lastId += 1), task: "dump" })).body,
    rewriteVisitorsRows: async () => {
      await send({ id: (lastId += 1), task: "rewriteVisitorsRows" });
    },
    close: async () => {
      isClosing = true;
      thread.postMessage("close");
      await once(thread, "exit");
    },
  };
}

async function isReady(thread: Worker): Promise<void> {
  const opening = new AbortController();
  const { signal } = opening;
  const ended = once(thread, "exit", { signal }).then(() => {
    throw new Error("PostgreSQL ended");
  });
  await Promise.race([once(thread, "message", { signal }), ended]).finally(() => opening.abort());
}

const CHEAPEST_QUERY = "http://embedded.invalid/rest/v1/faqalim_categories?select=id&limit=1";

async function serve(port: NonNullable<typeof parentPort>, options: DatabaseOptions): Promise<void> {
  // The optimizing compiler takes 50 MB that are not returned, and more time than it saves. Must be set before PGlite is compiled.
  setFlagsFromString("--liftoff-only");
  const { openDatabase } = await import("./embedded-database.server");
  const database = await openDatabase(options, () => process.exit(1)).catch((error: unknown) => {
    // PGlite may throw a value that is not an Error; without this, the parent would receive an empty object.
    throw error instanceof Error ? error : new Error(inspect(error));
  });

  // Warm up, because the first query takes a second.
  await database.fetch(new Request(CHEAPEST_QUERY, { headers: { apikey: options.publishableKey } }));

  const answer = async (call: Call | TaskCall): Promise<Reply> => {
    const { id } = call;
    try {
      if ("task" in call) {
        const body = await database[call.task]();
        return { id, status: 200, headers: [], body: body ?? new ArrayBuffer(0) };
      }
      const { url, method, headers, body } = call;
      const request = new Request(url, { method, headers, body: body.byteLength > 0 ? body : null });
      const response = await database.fetch(request);
      const { status } = response;
      return { id, status, headers: [...response.headers], body: await response.arrayBuffer() };
    } catch (error) {
      return { id, error: inspect(error) };
    }
  };
  port.on("message", (call: Call | TaskCall | "close") => {
    if (call === "close") return void database.close().finally(() => process.exit());
    void answer(call).then((reply) => port.postMessage(reply, "body" in reply ? [reply.body] : []));
  });
  port.postMessage("ready");
}

const assigned = assignment.safeParse(workerData);
if (parentPort && assigned.success) await serve(parentPort, assigned.data.embeddedDatabase);
