import { connect } from "node:net";
import fc from "fast-check";
import { expect, test } from "../support/fixtures";

const REQUESTS = 400;
const SEED = 20261122;

const text = (maxLength: number) => fc.string({ unit: "grapheme-ascii", maxLength });
const words = (list: string) => fc.constantFrom(...list.split(" "));
const PATHS =
  "/ /contact /newsletter /newsletter/confirmer /quiz/1 /categorie/sport-et-energie /profil/seniors /question/201 /recherche " +
  "/suggestions /fiches-pratiques /sitemap.xml /fiches-pratiques/snacks-sains.pdf /aliments/102.md /aliments.json /assets " +
  "/partage/site/accueil.png /_root /favicon.svg /__manifest * contact http://ailleurs.example //ailleurs.example";
const ENDINGS = ".data / // /.. /%2e%2e/%2e%2e/etc/passwd %00 %E0%A4%A /% /__proto__ /constructor /-1";
const QUERIES = "? ?q= ?q=%00 ?q=fer ?q=%ED%A0%80 ?page=-1 ?page=1e9 ?_data=root ?_routes= ?index ?etat=a.b";
const HEADERS =
  "Host X-Forwarded-Host X-Forwarded-For X-Forwarded-Proto Origin Sec-Fetch-Site Accept-Encoding If-None-Match Range " +
  "Content-Type Cookie Purpose User-Agent X-Faqalim-Client-Address X-Remix-Response Cache-Control";
const VALUES =
  "null * cross-site same-origin https://ailleurs.example bytes=0-0 application/x-www-form-urlencoded application/json";
const BODIES = "email=a%40b.fr name=%ED%A0%80 etat=x&etat=y a=%";

const hostileRequest = fc.record({
  method: words("GET GET HEAD POST POST PUT PATCH DELETE OPTIONS TRACE PROPFIND PURGE"),
  target: fc
    .tuple(
      words(PATHS),
      fc.oneof(
        words(ENDINGS),
        fc.constant(""),
        fc.string({ unit: "binary", maxLength: 30 }).map((path) => `/${encodeURI(path)}`),
        fc.constant(`/${"a".repeat(5000)}`),
      ),
      fc.oneof(
        words(QUERIES),
        text(40).map((value) => `?q=${encodeURIComponent(value)}&etat=${encodeURIComponent(value)}&q=%`),
      ),
    )
    .map((parts) => parts.join("")),
  headers: fc.dictionary(
    words(HEADERS),
    fc.oneof(
      words(VALUES),
      text(60).map((value) => value.replace(/[\r\n\0]/g, "")),
    ),
    { maxKeys: 5 },
  ),
  body: fc.oneof(
    words(BODIES),
    fc.string({ unit: "binary", maxLength: 200 }),
    fc.constant("email=".padEnd(200_000, "a")),
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
