import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { remember } from "@epic-web/remember";
import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";

const ENCODINGS = ["br", "gzip", "identity"] as const;
type Encoding = (typeof ENCODINGS)[number];

export type FinishedPage = {
  contentSecurityPolicy: string;
  bodies: Record<Encoding, Uint8Array<ArrayBuffer>>;
  /** Without quotes; each encoding adds its name, as a strong ETag names exact bytes. */
  digest: string;
};

const MAX_BYTES = 64 * 1024 * 1024;
const TTL_MS = 60_000;

const pages = remember(
  "page-cache",
  () =>
    new LRUCache<string, FinishedPage>({
      maxSize: MAX_BYTES,
      sizeCalculation: ({ bodies }) =>
        bodies.br.byteLength + bodies.gzip.byteLength + bodies.identity.byteLength,
      ttl: TTL_MS,
    }),
);

/** What tells two pages apart: the path, and the query parameters that the route knows, in one order. */
export function pageKey(url: URL, knownParams: readonly string[]): string {
  const known = knownParams.flatMap((name) => url.searchParams.getAll(name).map((value) => [name, value]));
  return `${url.pathname}?${new URLSearchParams(known).toString()}`;
}

export function findPage(key: string): FinishedPage | undefined {
  return pages.get(key);
}

/** Compresses a page once, at high quality, and keeps it for a minute. */
export async function keepPage(
  key: string,
  html: string,
  contentSecurityPolicy: string,
): Promise<FinishedPage> {
  const identity = Buffer.from(html);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    promisify(gzip)(identity, { level: 9 }),
  ]);
  const page = {
    contentSecurityPolicy,
    bodies: { br, gzip: gz, identity },
    digest: createHash("sha256").update(identity).digest("base64url").slice(0, 27),
  };
  pages.set(key, page);
  return page;
}

/** A kept page in the best encoding that the visitor takes, or 304 when they already have it. */
export function respondWithPage(request: Request, headers: Headers, page: FinishedPage): Response {
  const accepted = new Negotiator({
    headers: { "accept-encoding": request.headers.get("Accept-Encoding") ?? "identity" },
  }).encodings([...ENCODINGS]);
  const encoding = ENCODINGS.find((candidate) => accepted.includes(candidate)) ?? "identity";
  const etag = `"${page.digest}-${encoding}"`;
  headers.set("ETag", etag);
  headers.append("Vary", "Accept-Encoding");
  const known = request.headers
    .get("If-None-Match")
    ?.split(",")
    .map((tag) => tag.trim().replace(/^W\//, ""));
  if (known?.includes(etag) || known?.includes("*")) return new Response(null, { status: 304, headers });
  if (encoding !== "identity") headers.set("Content-Encoding", encoding);
  headers.set("Content-Length", String(page.bodies[encoding].byteLength));
  return new Response(page.bodies[encoding], { headers });
}
