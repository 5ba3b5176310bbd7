import { connect } from "node:net";
import fc from "fast-check";
import { expect, test } from "../support/fixtures";

const REQUESTS = 400;
const SEED = 20261122;

const text = (maxLength: number) => fc.string({ unit: "grapheme-ascii", maxLength });
const target = fc
  .tuple(
    fc.constantFrom(
      ...["/", "/contact", "/newsletter", "/newsletter/confirmer", "/quiz/1", "/categorie/sport-et-energie"],
      ..."/profil/seniors /question/201 /recherche /suggestions /fiches-pratiques /sitemap.xml".split(" "),
      ...[
        "/fiches-pratiques/snacks-sains.pdf",
        "/aliments/102.md",
        "/aliments.json",
        "/partage/site/accueil.png",
      ],
      ...["/_root", "/assets", "/favicon.svg", "/__manifest", "*", "contact", ""],
      ...["http://ailleurs.example", "//ailleurs.example", "/\\ailleurs.example"],
    ),
    fc.oneof(
      fc.constantFrom(
        "",
        "",
        ".data",
        "/",
        "//",
        "/..",
        "/%2e%2e/%2e%2e/etc/passwd",
        "%00",
        "%E0%A4%A",
        "/%",
      ),
      fc.string({ unit: "binary", maxLength: 30 }).map((path) => `/${encodeURI(path)}`),
      text(30).map((path) => path.replace(/[\s#]/g, "")),
      fc.constantFrom(`/${"a".repeat(5000)}`, "/__proto__", "/constructor", "/-1", `/${"9".repeat(40)}`),
    ),
    fc.oneof(
      fc.constantFrom("", "?", "?q=", "?q=%00", "?q=fer", "?q=%ED%A0%80", "?page=-1", "?page=1e9"),
      fc.constantFrom(
        "?_data=root",
        "?_routes=",
        "?_routes=routes%2Fhome",
        "?index",
        "?etat=a.b",
        "?resultat=.",
      ),
      fc
        .tuple(fc.constantFrom("q", "page", "etat", "sous-categorie", "v", "aller", "pour"), text(40))
        .map(([name, value]) => `?${name}=${encodeURIComponent(value)}&${name}=%`),
    ),
  )
  .map((parts) => parts.join(""));
const headers = fc.dictionary(
  fc.constantFrom(
    ...["Host", "X-Forwarded-Host", "X-Forwarded-For", "X-Forwarded-Proto", "Origin", "Sec-Fetch-Site"],
    ..."Accept-Encoding If-None-Match If-Modified-Since Range Content-Type Cookie Purpose".split(" "),
    ...["User-Agent", "X-Faqalim-Client-Address", "X-Remix-Response", "Cache-Control"],
  ),
  fc.oneof(
    text(60).map((value) => value.replace(/[\r\n\0]/g, "")),
    fc.constantFrom("null", "*", "cross-site", "same-origin", "https://ailleurs.example", "a b", "bytes=0-0"),
    fc.constantFrom("application/x-www-form-urlencoded", "multipart/form-data", "application/json"),
  ),
  { maxKeys: 5 },
);
const hostileRequest = fc.record({
  method: fc.constantFrom(
    ..."GET GET HEAD POST POST PUT PATCH DELETE OPTIONS TRACE PROPFIND PURGE".split(" "),
  ),
  target,
  headers,
  body: fc.oneof(
    fc.string({ unit: "binary", maxLength: 200 }),
    fc.constantFrom(
      "",
      "email=a%40b.fr",
      "name=%ED%A0%80",
      "etat=x&etat=y",
      "a=%",
      "email=".padEnd(200_000, "a"),
    ),
  ),
});
type HostileRequest = Parameters<Parameters<typeof hostileRequest.map>[0]>[0];

/** Sends a request unchanged; returns the status, or 0 if the connection closed without a response. */
function statusOf(origin: string, { method, target, headers: sent, body }: HostileRequest): Promise<number> {
  const { hostname, port } = new URL(origin);
  const lines = Object.entries({ Host: "localhost", ...sent, Connection: "close" });
  const bytes = Buffer.from(body);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let answer = "";
    socket.setTimeout(20_000, () => socket.destroy(new Error(`no response to ${method} ${target}`)));
    socket.on("data", (chunk: Buffer) => (answer += answer.length < 64 ? chunk.toString("latin1") : ""));
    socket.on("close", () => resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0)));
    // The server may close the connection before it has received the whole body of a refused request.
    socket.on("error", (error) => ("code" in error ? socket.destroy() : reject(error)));
    const head = [
      `${method} ${target} HTTP/1.1`,
      ...lines.map(([name, value]) => `${name}: ${value}`),
      ...(bytes.length > 0 ? [`Content-Length: ${bytes.length}`] : []),
    ];
    socket.write(Buffer.concat([Buffer.from(`${head.join("\r\n")}\r\n\r\n`), bytes]));
  });
}

test(`none of ${REQUESTS} hostile requests causes a server error`, async ({ site }) => {
  test.setTimeout(60_000 + REQUESTS * 200);
  const requests = fc.sample(hostileRequest, { numRuns: REQUESTS, seed: SEED });
  const faults: unknown[] = [];
  const statuses = new Map<number, number>();
  const send = async () => {
    for (let next = requests.pop(); next; next = requests.pop()) {
      const status = await statusOf(site.url, next);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status >= 500) faults.push({ status, ...next, body: next.body.slice(0, 100) });
    }
  };
  await Promise.all(Array.from({ length: 8 }, send));
  expect(faults).toEqual([]);
  expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 404, 405]));
  expect((await fetch(site.url)).status).toBe(200);
});
