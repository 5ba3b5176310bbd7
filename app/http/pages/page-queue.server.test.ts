import { EventEmitter } from "node:events";
import { setImmediate as nextTurn } from "node:timers/promises";
import { beforeEach, expect, it, vi } from "vitest";
import { queued } from "./page-queue.server";

/** The callbacks that end the open requests. `started` lists the visitors of all started requests, in order. */
let open: (() => void)[] = [];
let started: string[] = [];

function request(visitor: string) {
  const response = new EventEmitter();
  const queuedRequest = { isRefused: false, end: () => response.emit("close") };
  const start = () => {
    started.push(visitor);
    open.push(queuedRequest.end);
  };
  queued(visitor, response, start, () => (queuedRequest.isRefused = true));
  return queuedRequest;
}

const burst = (visitor: string, count: number) => Array.from({ length: count }, () => request(visitor));
const refused = (requests: ReturnType<typeof burst>) => requests.filter(({ isRefused }) => isRefused).length;

async function turn() {
  for (let tick = 0; tick < 8; tick += 1) await nextTurn();
}

/** Ends open requests until no more requests start. */
async function endAll() {
  await turn();
  for (let batch = open; batch.length > 0; batch = open) {
    open = [];
    for (const end of batch) end();
    await turn();
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  [open, started] = [[], []];
  return () => vi.useRealTimers();
});

it("another visitor is served before the rest of a burst", async () => {
  burst("burst", 200);
  await turn();
  request("other");
  await endAll();
  expect(started).toHaveLength(201);
  expect(started.indexOf("other")).toBeLessThan(8);
});

it("several bursts take turns", async () => {
  for (const visitor of ["one", "two", "three"]) burst(visitor, 100);
  await turn();
  request("other");
  await endAll();
  expect(started).toHaveLength(301);
  expect(started.indexOf("other")).toBeLessThan(24);
});

it("only two requests per visitor run at a time, however they arrive and end", async () => {
  for (let arrival = 0; arrival < 4; arrival += 1) {
    burst("steady", 2);
    await turn();
    expect(open.length).toBeLessThanOrEqual(2);
    open.shift()?.();
    await turn();
  }
  await endAll();
  expect(started).toHaveLength(8);
});

it("only the requests beyond a visitor's limit are refused", async () => {
  expect(refused(burst("burst", 1_000))).toBe(798);
  expect(refused(burst("other", 50))).toBe(0);
  await endAll();
  expect(started).toHaveLength(252);
  expect(refused(burst("burst", 50))).toBe(0);
  await endAll();
});

it("all requests are refused when the queue is full", async () => {
  const requests = Array.from({ length: 2_000 }, (_, index) => request(String(index)));
  expect(refused(requests)).toBe(1_000);
  await endAll();
  expect(started).toHaveLength(1_000);
});

it("a request that arrives right after a burst is accepted before the burst is served", async () => {
  burst("burst", 200);
  for (let connection = 0; connection < 100; connection += 1) {
    await nextTurn();
    expect(started).toEqual([]);
    request("burst");
  }
  request("other");
  await turn();
  expect(started).toContain("other");
  await endAll();
});

it("a request whose connection closed does not start", async () => {
  for (const request of burst("gone", 50)) request.end();
  await endAll();
  expect(started).toEqual([]);
});

it("requests that wait for their client or the backend free their slots", async () => {
  burst("slow", 100);
  burst("slower", 100);
  request("other");
  await turn();
  expect(started).toContain("other");
  for (let place = 0; place < 50; place += 1) {
    vi.advanceTimersByTime(250);
    await turn();
  }
  expect(started).toHaveLength(201);
});
