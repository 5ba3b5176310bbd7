import drafts from "~drafts";
import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { remember } from "@epic-web/remember";
import fresh from "fresh";
import { LRUCache } from "lru-cache";
import { acceptedEncodings, type Encoding } from "../content-encoding.server";

export type FinishedPage = {
  /** Sent to every visitor: type, cache policy, Content-Security-Policy. */
  headers: Record<string, string>;
  bodies: Record<Encoding, Uint8Array<ArrayBuffer>>;
  /** Each encoding adds its name: a strong ETag identifies exact bytes. */
  digest: string;
};

const MAX_BYTES = 64 * 1024 * 1024;
/** Development renders each page again. */
const FRESH_MS = drafts ? 1 : 60_000;
/** As in the data cache: an older page is rendered before it is served. */
const COLLECTED_MS = drafts ? 1 : 5 * 60_000;

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
      fetchMethod: (_key, _stale, { context: render }) => render(),
    }),
);

const TRACKING = /^(?:utm_\w+|fbclid|gclid|msclkid|mc_cid|mc_eid|pk_\w+|mtm_\w+|at_\w+)$/;

/** What distinguishes two pages; null if the URL repeats a parameter or has an unknown one that is not for tracking. */
export function pageKey(url: URL, knownParams: readonly string[]): string | null {
  const names = [...url.searchParams.keys()].filter((name) => !TRACKING.test(name));
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
 * The cached page, or what `render` returns. A page is fresh for one minute; until it is five minutes old it is served
 * while it is rendered again. One render at a time per key. @throws what `render` throws, if nobody else waits for it
 */
export async function keptPage(key: string, render: () => Promise<FinishedPage>): Promise<FinishedPage> {
  const allowStale = pages.getRemainingTTL(key) > FRESH_MS - COLLECTED_MS;
  return pages.forceFetch(key, { allowStale, context: render });
}

/** The fresh page with this key, a path and its query, or null. */
export function findKeptPage(pathAndQuery: string): FinishedPage | null {
  return pages.get(pathAndQuery) ?? null;
}

export async function finishPage(html: string, headers: Headers): Promise<FinishedPage> {
  const identity = Buffer.from(html);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
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

/** A page in the best encoding that the visitor accepts, or 304 if they already have it. Request header names are lower-case. */
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
