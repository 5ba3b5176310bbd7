import assert from "node:assert/strict";
import { get } from "node:http";
import { samplePaths } from "../../tests/contents";

type Answer = { status: number; headers: Record<string, string>; text: string };

/** Asks without fetch, which would write an Accept-Encoding of its own and decompress. */
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

/** What deploy/nginx.conf keeps, in which encodings, and what it never keeps. @throws AssertionError */
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
  // Another spelling of the first: the same entry.
  const kept = await ask(`${url}/`, "br, gzip");
  assert.equal(kept.headers["x-cache"], "HIT");
  assert.equal(kept.headers["vary"], "Accept-Encoding");
  const { status } = await fetch(`${url}/`, {
    headers: { "Accept-Encoding": "br", "If-None-Match": kept.headers["etag"] ?? "" },
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

/** What visitors see while no instance answers. @throws AssertionError */
export async function checkOutage(url: string): Promise<void> {
  const kept = await ask(`${url}/`);
  assert.equal(kept.status, 200);
  const guide = await ask(`${url}${samplePaths.guide}?utm_source=never-asked`);
  assert.equal(guide.status, 503);
  assert.match(guide.text, /indisponible/);
  assert.equal(guide.headers["retry-after"], "30");
  assert.equal(guide.headers["cache-control"], "no-store");
}
