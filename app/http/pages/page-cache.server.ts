import drafts from "~drafts";
import { createHash } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { remember } from "@epic-web/remember";
import fresh from "fresh";
import { LRUCache } from "lru-cache";
import { isBackendDown } from "~/data/backend/backend-state.server";
import { acceptedEncodings, type Encoding } from "../content-encoding.server";

export type FinishedPage = {
  /** The headers Content-Type, Cache-Control and Content-Security-Policy. */
  headers: Record<string, string>;
  bodies: Record<Encoding, Uint8Array<ArrayBuffer>>;
  /**
   * The part of the ETag that all encodings share. Each encoding has its own ETag, because a strong ETag identifies exact
   * bytes.
   */
  digest: string;
};

const MAX_BYTES = 64 * 1024 * 1024;
/** Development renders every request. */
const FRESH_MS = drafts ? 1 : 60_000;
/** As in the data cache. A page older than this is never served. */
const COLLECTED_MS = drafts ? 1 : 5 * 60_000;

/** The running renders, which `pages.keys()` does not list. After a purge, one place may have two. */
const renders = remember("page-renders", () => new Set<{ place: string }>());

const pages = remember(
  "page-cache",
  () =>
    new LRUCache<string, FinishedPage, () => Promise<FinishedPage>>({
      maxSize: MAX_BYTES,
      sizeCalculation: ({ bodies }) =>
        bodies.br.byteLength + bodies.gzip.byteLength + bodies.identity.byteLength,
      ttl: FRESH_MS,
      noDeleteOnStaleGet: true,
      noDeleteOnFetchRejection: true,
      // A purge during a render must not fail the requests that wait for it.
      ignoreFetchAbort: true,
      fetchMethod: (place, _stale, { context: render }) => {
        const running = { place };
        renders.add(running);
        return render().finally(() => renders.delete(running));
      },
    }),
);

/** The cache key of a URL; null if it repeats a parameter or has an unknown one. */
export function pageKey(url: URL, knownParams: readonly string[]): string | null {
  const names = [...url.searchParams.keys()];
  const isRead = names.every((name) => knownParams.includes(name)) && new Set(names).size === names.length;
  return isRead ? canonicalAddress(url, knownParams) : null;
}

/** The path with the query parameters that the route knows, in a fixed order. */
export function canonicalAddress(url: URL, knownParams: readonly string[]): string {
  const known = knownParams.flatMap((name) => {
    const value = url.searchParams.get(name);
    return value === null ? [] : [[name, value]];
  });
  const query = new URLSearchParams(known).toString();
  return url.pathname + (query && `?${query}`);
}

/**
 * Returns the cached page, or renders and caches it. A page is fresh for one minute, then served stale while it is rendered
 * again, up to five minutes. Each key has one render at a time. Does not cache the page if a purge happened after its loaders
 * started (`purgesBefore`), because they may have read what the purge removes.
 * @throws errors of `render`, unless a stale page can be served
 */
export async function cachedPage(
  key: string,
  render: () => Promise<FinishedPage>,
  noted: number,
): Promise<FinishedPage> {
  if (noted !== purges.count) return render();
  const place = placeOf(key);
  const allowStale = pages.getRemainingTTL(place) > FRESH_MS - COLLECTED_MS;
  return pages.forceFetch(place, { allowStale, context: render });
}

/** Pages rendered during an outage show a notice, so they have their own keys. */
function placeOf(key: string): string {
  return isBackendDown() ? OUTAGE + key : key;
}

const OUTAGE = "outage:";

function pathOf(place: string): string {
  return place.replace(OUTAGE, "").split("?")[0] ?? "";
}

const purges = remember("page-purges", () => ({ count: 0 }));
const PURGES_HEADER = "x-faqalim-purges";

/** Removes all pages from the cache, or the pages of a path, with any query. Returns how many there were. */
export function purgePages(path?: string): number {
  purges.count += 1;
  const isPurged = (place: string) => path === undefined || pathOf(place) === path;
  const cached = [...pages.keys()].filter(isPurged);
  // Deleting the key of a page that is being rendered keeps the page out of the cache.
  const rendered = [...renders].map(({ place }) => place).filter(isPurged);
  for (const place of [...cached, ...rendered]) pages.delete(place);
  return cached.length;
}

/** Sets an internal header to the current number of purges, before the request's loaders run. */
export function notePurges({ headers }: Pick<IncomingMessage, "headers">): void {
  headers[PURGES_HEADER] = String(purges.count);
}

/** The number of purges when the request arrived (`notePurges`). */
export function purgesBefore({ headers }: Request): number {
  return Number(headers.get(PURGES_HEADER));
}

/** The fresh page for a path and query string, or null. */
export function findCachedPage(pathAndQuery: string): FinishedPage | null {
  return pages.get(placeOf(pathAndQuery)) ?? null;
}

/** Brotli at quality 8 takes 1 ms for a page of 30 kB; quality 9 takes 100 ms for the same size (docs/decisions/0004-caches.md). */
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

type PageReply = {
  status: 200 | 304;
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer> | null;
};

/** The page in the best encoding that the client accepts, or 304 if its ETag matches. Expects lower-case header names. */
export function replyWithPage(requestHeaders: IncomingHttpHeaders, page: FinishedPage): PageReply {
  const [encoding = "identity"] = acceptedEncodings(requestHeaders);
  const etag = `"${page.digest}-${encoding}"`;
  const headers = { ...page.headers, ETag: etag, Vary: "Accept-Encoding" };
  if (fresh(requestHeaders, { etag })) return { status: 304, headers, body: null };
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
