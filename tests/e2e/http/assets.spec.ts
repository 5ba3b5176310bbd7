import { readdirSync } from "node:fs";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { ask } from "../support/ask";
import { expect, test } from "../support/fixtures";

const file = (pattern: RegExp) =>
  `/assets/${readdirSync("build/client/assets").find((name) => pattern.test(name))}`;
const SCRIPT = file(/^packages-.*\.js$/);

test("a script is sent as the build compressed it, and is immutable", async ({ site }) => {
  const plain = await ask(site.url, SCRIPT);
  for (const [encoding, decompress] of [
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ] as const) {
    const { status, headers, bytes } = await ask(site.url, SCRIPT, {
      headers: { "Accept-Encoding": encoding },
    });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      "content-type": "text/javascript; charset=utf-8",
      "content-encoding": encoding,
      "content-length": String(bytes.byteLength),
      "cache-control": "public, max-age=31536000, immutable",
      vary: "Accept-Encoding",
      "x-content-type-options": "nosniff",
    });
    expect(decompress(bytes).equals(plain.bytes)).toBe(true);
  }
  expect(plain.headers).toMatchObject({ vary: "Accept-Encoding" });
  expect(plain.headers).not.toHaveProperty("content-encoding");
});

test("a file of the build responds to HEAD, ranges and conditional requests", async ({ site }) => {
  const get = (headers = {}, method = "GET") =>
    ask(site.url, SCRIPT, { method, headers: { "Accept-Encoding": "br", ...headers } });
  const whole = await get();
  const head = await get({}, "HEAD");
  expect(head).toMatchObject({ status: 200, headers: { "content-length": String(whole.bytes.byteLength) } });
  const range = await get({ Range: "bytes=2-5" });
  expect(range.status).toBe(206);
  expect(range.bytes.equals(whole.bytes.subarray(2, 6))).toBe(true);
  const beyond = await get({ Range: "bytes=99999999-" });
  expect(beyond.status).toBe(416);
  const again = await get({ "If-None-Match": whole.headers.etag });
  expect(again).toMatchObject({ status: 304, headers: { vary: "Accept-Encoding" } });
});

test("a file of public/ can change under its name, so it is revalidated after an hour", async ({ site }) => {
  const { status, headers } = await ask(site.url, "/favicon.svg");
  expect([status, headers["cache-control"]]).toEqual([200, "public, max-age=3600"]);
  const again = await ask(site.url, "/favicon.svg", { headers: { "If-None-Match": headers.etag } });
  expect([again.status, again.headers["cache-control"]]).toEqual([304, "public, max-age=3600"]);
  const missing = await ask(site.url, "/assets/zzz.js");
  expect(missing).toMatchObject({ status: 404, headers: { "cache-control": "no-store" } });
  expect(missing.html).toMatch(/<h1[^>]*>Oops! Page not found/);
});
