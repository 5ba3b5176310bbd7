import { once } from "node:events";
import { inspect } from "node:util";
import { setFlagsFromString } from "node:v8";
import { parentPort, Worker, workerData } from "node:worker_threads";
import { z } from "zod";
import type { DatabaseOptions, EmbeddedDatabase } from "./embedded-database.server";

// This module is also the entry of its worker thread: the build makes it a separate file.

type Message = { headers: [string, string][]; body: ArrayBuffer };
type Call = Message & { id: number; url: string; method: string };
type DumpCall = { id: number; dump: true };
type Reply = { id: number } & ((Message & { status: number }) | { error: string });

/** The worker's data. Any other thread that loads this module opens no database. */
const assignment = z.object({
  embeddedDatabase: z.object({ url: z.string(), publishableKey: z.string(), secretKey: z.string() }),
});

/**
 * Opens the database in a worker thread, so that a slow query blocks no page; a later failure of the thread
 * ends the process. @throws what opening the database throws
 */
export async function openDatabaseThread(options: DatabaseOptions): Promise<EmbeddedDatabase> {
  const data: z.input<typeof assignment> = { embeddedDatabase: options };
  const thread = new Worker(new URL(import.meta.url), { workerData: data });
  await once(thread, "message");

  const waiting = new Map<number, (reply: Reply) => void>();
  let lastId = 0;
  thread.on("message", (reply: Reply) => {
    waiting.get(reply.id)?.(reply);
    waiting.delete(reply.id);
  });

  const ask = async (call: Call | DumpCall) => {
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
      const reply = await ask({ id: (lastId += 1), url, method, headers: [...request.headers], body });
      const { status, headers } = reply;
      return new Response(reply.body.byteLength > 0 ? reply.body : null, { status, headers });
    },
    dump: async () => (await ask({ id: (lastId += 1), dump: true })).body,
    close: async () => {
      thread.postMessage("close");
      await once(thread, "exit");
    },
  };
}

/**
 * What a function of PostgreSQL runs, about in bytes of code, before V8 optimises it; V8's own 1.8 million spend half of
 * the start's processor time on functions that then hardly run again.
 */
const TIERING_BUDGET = 200_000_000;

async function serve(port: NonNullable<typeof parentPort>, options: DatabaseOptions): Promise<void> {
  // Before PGlite is compiled.
  setFlagsFromString(`--wasm-tiering-budget=${TIERING_BUDGET}`);
  const { openDatabase } = await import("./embedded-database.server");
  const database = await openDatabase(options).catch((error: unknown) => {
    // PGlite may throw something that is not an Error, which the parent would receive as an empty object.
    throw error instanceof Error ? error : new Error(inspect(error));
  });

  const answer = async (call: Call | DumpCall): Promise<Reply> => {
    const { id } = call;
    try {
      if ("dump" in call) return { id, status: 200, headers: [], body: await database.dump() };
      const { url, method, headers, body } = call;
      const request = new Request(url, { method, headers, body: body.byteLength > 0 ? body : null });
      const response = await database.fetch(request);
      const { status } = response;
      return { id, status, headers: [...response.headers], body: await response.arrayBuffer() };
    } catch (error) {
      return { id, error: inspect(error) };
    }
  };
  port.on("message", (call: Call | DumpCall | "close") => {
    if (call === "close") return void database.close().finally(() => process.exit());
    void answer(call).then((reply) => port.postMessage(reply, "body" in reply ? [reply.body] : []));
  });
  port.postMessage("ready");
}

const assigned = assignment.safeParse(workerData);
if (parentPort && assigned.success) await serve(parentPort, assigned.data.embeddedDatabase);
