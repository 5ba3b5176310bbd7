import type { EventEmitter } from "node:events";
import type * as threads from "node:worker_threads";
import { expect, it, vi } from "vitest";
import { openDatabaseThread } from "./embedded-thread.server";

/** A worker that opens, and never replies. */
const worker = vi.hoisted((): { current: EventEmitter | null } => ({ current: null }));

vi.mock("node:worker_threads", async (importOriginal) => {
  const original = await importOriginal<typeof threads>();
  const { EventEmitter: Emitter } = await import("node:events");
  class Silent extends Emitter {
    constructor() {
      super();
      worker.current = this;
      setImmediate(() => this.emit("message", "ready"));
    }
    postMessage() {}
  }
  return { ...original, Worker: Silent };
});

it("once the thread has ended, waiting and later requests fail at once", async () => {
  const onEnd = vi.fn();
  const options = { url: "memory://", publishableKey: "public", secretKey: "secret" };
  const database = await openDatabaseThread(options, onEnd);
  const query = () => database.fetch(new Request("http://embedded.invalid/rest/v1/x"));
  const failed = Promise.all(
    [query(), query(), database.dump()].map((call) => expect(call).rejects.toThrow("ended")),
  );
  await vi.waitFor(() => expect(worker.current?.listenerCount("exit")).toBeGreaterThan(0));
  worker.current?.emit("exit", 1);
  await failed;
  await expect(query()).rejects.toThrow("ended");
  expect(onEnd).toHaveBeenCalledOnce();
});
