import { readdirSync, readFileSync } from "node:fs";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { request as httpRequest } from "node:http";
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from "node:http";
import subsetFont from "subset-font";
import { emojiOf, fontCharacters } from "../../../compiler/check/emoji-font";
import { contents } from "../../support/contents";
import { expect, test } from "../support/fixtures";

const file = (pattern: RegExp) =>
  `/assets/${readdirSync("build/client/assets").find((name) => pattern.test(name))}`;
const SCRIPT = file(/^packages-.*\.js$/);
const STYLES = file(/^app-.*\.css$/);

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

for (const [name, path, type] of [
  ["a script", SCRIPT, "text/javascript; charset=utf-8"],
  ["the style sheet", STYLES, "text/css; charset=utf-8"],
] as const) {
  test(`${name} is sent as the build compressed it, and is immutable`, async ({ site }) => {
    const plain = await get(site.url, path, {});
    for (const [encoding, decompress] of [
      ["br", brotliDecompressSync],
      ["gzip", gunzipSync],
    ] as const) {
      const { status, headers, body } = await get(site.url, path, { "Accept-Encoding": encoding });
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        "content-type": type,
        "content-encoding": encoding,
        "content-length": String(body.byteLength),
        "cache-control": "public, max-age=31536000, immutable",
        vary: "Accept-Encoding",
        "x-content-type-options": "nosniff",
      });
      expect(decompress(body).equals(plain.body)).toBe(true);
    }
    expect(plain.headers).toMatchObject({ "content-type": type, vary: "Accept-Encoding" });
    expect(plain.headers).not.toHaveProperty("content-encoding");
  });
}

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
  const files = readdirSync("public", { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  for (const { parentPath, name } of files) {
    const path = `${parentPath.replace(/^public/, "")}/${name}`;
    const { status, headers } = await get(site.url, path, {});
    expect([status, headers["cache-control"]], path).toEqual([200, "public, max-age=3600"]);
    const again = await get(site.url, path, { "If-None-Match": headers.etag });
    expect([again.status, again.headers["cache-control"]], path).toEqual([304, "public, max-age=3600"]);
  }
  const missing = await get(site.url, "/icons/zzz.png", {});
  expect(missing).toMatchObject({ status: 404, headers: { "cache-control": "no-store" } });
});

test("fonts are sent uncompressed, and a missing file responds with the site's 404 page", async ({
  site,
}) => {
  const font = await get(site.url, file(/^text-.*\.woff2$/), { "Accept-Encoding": "br, gzip" });
  expect(font.headers).not.toHaveProperty("content-encoding");
  const missing = await get(site.url, "/assets/zzz.js", {});
  expect(missing).toMatchObject({ status: 404, headers: { "cache-control": "no-store" } });
  expect(missing.body.toString()).toMatch(/<h1[^>]*>Oops! Page not found/);
});

test("the emoji font contains exactly the emoji of the contents", async () => {
  const emoji = emojiOf(contents);
  expect(emoji.size).toBeGreaterThan(0);
  const font = readFileSync(`build/client${file(/^emoji-.*\.woff2$/)}`);
  const drawn = await subsetFont(font, [...emoji, "🦖"].join(""), { targetFormat: "truetype" });
  expect([...(await fontCharacters(drawn))].sort()).toEqual([...emoji].sort());
});
