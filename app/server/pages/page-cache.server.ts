import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { remember } from "@epic-web/remember";
import { LRUCache } from "lru-cache";
import { contentVersion, taskVersion } from "~/server/backend/content-version.server";
import { parisDay } from "~/text/dates";
import { redirectTo } from "./cache-control.server";

export type FinishedPage = {
  headers: Record<string, string>;
  bodies: Record<Encoding, Uint8Array<ArrayBuffer>>;
  digest: string;
};

const MAX_BYTES = 64 * 1024 * 1024;

const pages = remember(
  "page-cache",
  () =>
    new LRUCache<string, FinishedPage, () => Promise<FinishedPage>>({
      maxSize: MAX_BYTES,
      sizeCalculation: ({ bodies }) =>
        bodies.br.byteLength + bodies.gzip.byteLength + bodies.identity.byteLength,
      // An eviction must not fail the requests that wait for the page.
      ignoreFetchAbort: true,
      fetchMethod: (_place, _stale, { context: render }) => render(),
    }),
);

function placeOf(key: string, version: number): string {
  return `${version} ${parisDay(new Date().toISOString())} ${key}`;
}

function knownQuery({ searchParams }: URL, knownParams: readonly string[]): URLSearchParams {
  const known = knownParams.flatMap((name) => {
    const value = searchParams.get(name);
    return value === null ? [] : [[name, value]];
  });
  return new URLSearchParams(known);
}

/** The page for the request's content version, rendered once for simultaneous requests; development renders every request. */
export async function cachedPage(key: string, render: () => Promise<FinishedPage>): Promise<FinishedPage> {
  if (IS_PREVIEW) return render();
  const version = taskVersion();
  const place = placeOf(key, version);
  const page = await pages.forceFetch(place, { context: render });
  // It was rendered from values of an earlier version, because newer ones could not be loaded.
  if (taskVersion() !== version) pages.delete(place);
  return page;
}

export function findCachedPage(pathAndQuery: string): FinishedPage | null {
  return pages.get(placeOf(pathAndQuery, contentVersion())) ?? null;
}

/** Quality 8 takes 1 ms for a page of 30 kB; 9 takes 100 ms for the same size (docs/decisions/0004-caches.md). */
const brotliParams = (page: Buffer) => ({
  [constants.BROTLI_PARAM_QUALITY]: 8,
  [constants.BROTLI_PARAM_SIZE_HINT]: page.byteLength,
});

export async function finishPage(html: string, headers: Headers): Promise<FinishedPage> {
  const identity = Buffer.from(html);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(identity, { params: brotliParams(identity) }),
    promisify(gzip)(identity, { level: 9 }),
  ]);
  return {
    headers: Object.fromEntries(headers),
    bodies: { br, gzip: gz, identity },
    digest: createHash("sha256").update(identity).digest("base64url").slice(0, 27),
  };
}

/** The page in the best encoding that the client accepts, or 304 if its ETag matches. Expects lower-case header names. */
export function replyWithPage(requestHeaders: IncomingHttpHeaders, page: FinishedPage) {
  const [encoding = "identity"] = acceptedEncodings(requestHeaders);
  const etag = `"${page.digest}-${encoding}"`;
  const headers = { ...page.headers, ETag: etag, Vary: "Accept-Encoding" };
  if (isFresh(requestHeaders, etag)) return { status: 304, headers, body: null };
  const body = page.bodies[encoding];
  return {
    status: 200,
    headers: {
      ...headers,
      ...(encoding !== "identity" && { "Content-Encoding": encoding }),
      "Content-Length": String(body.byteLength),
    },
    body,
  };
}

/** The cached or rendered page, or a 308 without the query parameters that are not `known`. */
export async function servePage(
  request: Request,
  known: readonly string[],
  render: () => Promise<FinishedPage>,
): Promise<Response> {
  const url = new URL(request.url);
  const query = knownQuery(url, known);
  const address = query.size > 0 ? `${url.pathname}?${query}` : url.pathname;
  if (query.size !== url.searchParams.size) return redirectTo(address);
  const page = await cachedPage(address, render);
  const { body, ...init } = replyWithPage(Object.fromEntries(request.headers), page);
  return new Response(body, init);
}

const ENCODINGS = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof ENCODINGS)[number];

const named = (encoding: string) =>
  new RegExp(`(?:^|,)\\s*${encoding}\\s*(?:,|$|;(?!\\s*q=0(?:\\.0*)?\\s*(?:,|$)))`, "i");
const NAMED = { br: named("br"), gzip: named("gzip") };

/** Best compression first, then none, which is always accepted: an uncompressed page is better than a 406 (RFC 9110, 12.5.3). */
export function acceptedEncodings(requestHeaders: IncomingHttpHeaders): Encoding[] {
  const accepted = String(requestHeaders["accept-encoding"] ?? "");
  return ENCODINGS.filter((encoding) => encoding === "identity" || NAMED[encoding].test(accepted));
}

/** Whether the response is a 304 (RFC 9110, 13.1.2). A forced reload asks for the whole response. */
export function isFresh(requestHeaders: IncomingHttpHeaders, etag: string): boolean {
  const known = requestHeaders["if-none-match"];
  if (known === undefined || /\bno-cache\b/i.test(requestHeaders["cache-control"] ?? "")) return false;
  const strong = (tag: string) => tag.trim().replace(/^W\//, "");
  return known === "*" || known.split(",").some((tag) => strong(tag) === strong(etag));
}
