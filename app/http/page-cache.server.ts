import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { remember } from "@epic-web/remember";
import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";
import { isFresh } from "./responses.server";

const ENCODINGS = ["br", "gzip", "identity"] as const;
type Encoding = (typeof ENCODINGS)[number];

export type FinishedPage = {
  contentSecurityPolicy: string;
  bodies: Record<Encoding, Uint8Array<ArrayBuffer>>;
  /** Each encoding adds its name: a strong ETag identifies exact bytes. */
  digest: string;
};

const MAX_BYTES = 64 * 1024 * 1024;
const TTL_MS = 60_000;

const pages = remember(
  "page-cache",
  () =>
    new LRUCache<string, FinishedPage, () => Promise<FinishedPage>>({
      maxSize: MAX_BYTES,
      sizeCalculation: ({ bodies }) =>
        bodies.br.byteLength + bodies.gzip.byteLength + bodies.identity.byteLength,
      ttl: TTL_MS,
      fetchMethod: (_key, _stale, { context: render }) => render(),
    }),
);

const TRACKING = /^(?:utm_\w+|fbclid|gclid|msclkid|mc_cid|mc_eid|pk_\w+|mtm_\w+|at_\w+)$/;

/** What distinguishes two pages; null if the URL has an unknown parameter that is not for tracking. */
export function pageKey(url: URL, knownParams: readonly string[]): string | null {
  for (const name of url.searchParams.keys()) {
    if (!knownParams.includes(name) && !TRACKING.test(name)) return null;
  }
  return canonicalAddress(url, knownParams);
}

/** The path with the query parameters that the route knows, in a fixed order. */
export function canonicalAddress(url: URL, knownParams: readonly string[]): string {
  const known = knownParams.flatMap((name) => url.searchParams.getAll(name).map((value) => [name, value]));
  const query = new URLSearchParams(known).toString();
  return url.pathname + (query && `?${query}`);
}

/** The cached page, or what `render` returns, cached for one minute. One render at a time per key. */
export async function keptPage(key: string, render: () => Promise<FinishedPage>): Promise<FinishedPage> {
  return pages.forceFetch(key, { context: render });
}

export async function finishPage(html: string, contentSecurityPolicy: string): Promise<FinishedPage> {
  const identity = Buffer.from(html);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    promisify(gzip)(identity, { level: 9 }),
  ]);
  return {
    contentSecurityPolicy,
    bodies: { br, gzip: gz, identity },
    digest: createHash("sha256").update(identity).digest("base64url").slice(0, 27),
  };
}

/** A page in the best encoding that the visitor accepts, or 304 if they already have it. */
export function respondWithPage(request: Request, headers: Headers, page: FinishedPage): Response {
  const accepted = new Negotiator({
    headers: { "accept-encoding": request.headers.get("Accept-Encoding") ?? "identity" },
  }).encodings([...ENCODINGS]);
  const encoding = ENCODINGS.find((candidate) => accepted.includes(candidate)) ?? "identity";
  const etag = `"${page.digest}-${encoding}"`;
  headers.set("ETag", etag);
  headers.append("Vary", "Accept-Encoding");
  if (isFresh(request, etag)) return new Response(null, { status: 304, headers });
  if (encoding !== "identity") headers.set("Content-Encoding", encoding);
  headers.set("Content-Length", String(page.bodies[encoding].byteLength));
  return new Response(page.bodies[encoding], { headers });
}
