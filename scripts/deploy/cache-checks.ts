import assert from "node:assert/strict";
import { get } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { samplePaths } from "../../tests/support/contents";

type Answer = { status: number; headers: Record<string, string>; text: string };

/** Sends a GET request. Does not use `fetch`, because `fetch` sets Accept-Encoding and decompresses the response. */
async function ask(url: string, encodings?: string): Promise<Answer> {
  const headers = encodings === undefined ? {} : { "Accept-Encoding": encodings };
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(
            Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
          ),
          text: Buffer.concat(chunks).toString(),
        }),
      );
    }).on("error", reject);
  });
}

/** Checks which responses deploy/nginx.conf caches, and in which encodings. @throws AssertionError */
export async function checkCache(url: string): Promise<void> {
  for (const [encodings, expected] of [
    ["gzip, deflate, br, zstd", "br"],
    ["br;q=1.0, gzip;q=0.5", "br"],
    ["br;q=0, gzip", "gzip"],
    ["gzip;q=0.0", undefined],
    [undefined, undefined],
  ] as const) {
    const { headers } = await ask(`${url}/`, encodings);
    assert.equal(headers["content-encoding"], expected, String(encodings));
  }
  // This header is equivalent to the first Accept-Encoding, so nginx must use the same cache entry.
  const cached = await ask(`${url}/`, "br, gzip");
  assert.equal(cached.headers["x-cache"], "HIT");
  assert.equal(cached.headers["vary"], "Accept-Encoding");
  const tracked = await ask(`${url}/?utm_source=lettre&fbclid=x`, "br");
  assert.equal(tracked.headers["x-cache"], "HIT");
  const { status } = await fetch(`${url}/`, {
    headers: { "Accept-Encoding": "br", "If-None-Match": cached.headers["etag"] ?? "" },
  });
  assert.equal(status, 304);
  const head = await fetch(`${url}/`, { method: "HEAD", headers: { "Accept-Encoding": "br" } });
  assert.equal(head.headers.get("x-cache"), "HIT");

  for (const path of [
    "/recherche?q=fer",
    "/suggestions?q=fer",
    samplePaths.untimedQuiz,
    "/contact",
    "/sante",
  ]) {
    await ask(url + path);
    const { headers } = await ask(url + path);
    assert.equal(headers["x-cache"], undefined, path);
  }
  await ask(`${url}/inconnue`);
  assert.equal((await ask(`${url}/inconnue`)).headers["x-cache"], "MISS");
  assert.equal((await ask(`${url}/sante/pret`)).status, 404);
}

/**
 * The longest time until a withdrawn page is gone: the site's 10 s, a fresh nginx entry 60 s, and a stale response during
 * revalidation the rest (docs/decisions/0004).
 */
const LONGEST_SECONDS = 74;

/** Withdraws a page, and requests it every second until the response is 410. @throws AssertionError after `LONGEST_SECONDS` */
export async function checkWithdrawal(url: string, withdraw: () => Promise<unknown>): Promise<void> {
  assert.equal((await ask(url, "br")).status, 200);
  await withdraw();
  const from = performance.now();
  const seconds = () => (performance.now() - from) / 1000;
  let requests = 0;
  for (let status = 200; status !== 410; requests += 1) {
    assert.equal(status, 200);
    assert(seconds() < LONGEST_SECONDS, `Still sent after ${requests} requests in ${seconds().toFixed(0)} s`);
    await pause(1_000);
    ({ status } = await ask(url, "br"));
  }
  console.log(`A withdrawn answer: 410 after ${seconds().toFixed(0)} s and ${requests} requests.`);
}

/**
 * Checks that pages which nginx has not cached are served by the other instance while one could not load its contents.
 * @throws AssertionError
 */
export async function checkUnreadyInstance(url: string, paths: string[]): Promise<void> {
  for (const path of paths) assert.equal((await ask(url + path, "br")).status, 200, path);
  console.log("An instance that could not load its contents: the other one serves.");
}

/** Checks the responses when no instance runs: stale pages, or 503. @throws AssertionError */
export async function checkOutage(url: string): Promise<void> {
  const cached = await ask(`${url}/`, "br");
  assert.equal(cached.status, 200);
  const other = await ask(`${url}/never-asked`);
  assert.equal(other.status, 503);
  assert.match(other.text, /indisponible/);
  assert.equal(other.headers["retry-after"], "30");
  assert.equal(other.headers["cache-control"], "no-store");
}
