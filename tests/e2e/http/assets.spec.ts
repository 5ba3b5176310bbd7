import { readdirSync } from "node:fs";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { request as httpRequest } from "node:http";
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from "node:http";
import { expect, test } from "../support/fixtures";

const file = (pattern: RegExp) =>
  `/assets/${readdirSync("build/client/assets").find((name) => pattern.test(name))}`;
const SCRIPT = file(/^packages-.*\.js$/);

/** Requests a file. Unlike Playwright and `fetch`, does not decompress the body. */
async function get(origin: string, path: string, headers: OutgoingHttpHeaders, method = "GET") {
  return new Promise<{ status?: number; headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    httpRequest(origin + path, { method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on("error", reject)
      .end();
  });
}

test("a script is sent as the build compressed it, and is immutable", async ({ site }) => {
  const plain = await get(site.url, SCRIPT, {});
  for (const [encoding, decompress] of [
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ] as const) {
    const { status, headers, body } = await get(site.url, SCRIPT, { "Accept-Encoding": encoding });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      "content-type": "text/javascript; charset=utf-8",
      "content-encoding": encoding,
      "content-length": String(body.byteLength),
      "cache-control": "public, max-age=31536000, immutable",
      vary: "Accept-Encoding",
      "x-content-type-options": "nosniff",
    });
    expect(decompress(body).equals(plain.body)).toBe(true);
  }
  expect(plain.headers).toMatchObject({ vary: "Accept-Encoding" });
  expect(plain.headers).not.toHaveProperty("content-encoding");
});

test("a file of the build responds to HEAD, ranges and conditional requests", async ({ site }) => {
  const sent = { "Accept-Encoding": "br" };
  const whole = await get(site.url, SCRIPT, sent);
  const head = await get(site.url, SCRIPT, sent, "HEAD");
  expect(head).toMatchObject({ status: 200, headers: { "content-length": String(whole.body.byteLength) } });
  const range = await get(site.url, SCRIPT, { ...sent, Range: "bytes=2-5" });
  expect(range.status).toBe(206);
  expect(range.body.equals(whole.body.subarray(2, 6))).toBe(true);
  const beyond = await get(site.url, SCRIPT, { ...sent, Range: "bytes=99999999-" });
  expect(beyond.status).toBe(416);
  const again = await get(site.url, SCRIPT, { ...sent, "If-None-Match": whole.headers.etag });
  expect(again).toMatchObject({ status: 304, headers: { vary: "Accept-Encoding" } });
});

test("a file of public/ can change under its name, so it is revalidated after an hour", async ({ site }) => {
  const { status, headers } = await get(site.url, "/favicon.svg", {});
  expect([status, headers["cache-control"]]).toEqual([200, "public, max-age=3600"]);
  const again = await get(site.url, "/favicon.svg", { "If-None-Match": headers.etag });
  expect([again.status, again.headers["cache-control"]]).toEqual([304, "public, max-age=3600"]);
  const missing = await get(site.url, "/assets/zzz.js", {});
  expect(missing).toMatchObject({ status: 404, headers: { "cache-control": "no-store" } });
  expect(missing.body.toString()).toMatch(/<h1[^>]*>Oops! Page not found/);
});
