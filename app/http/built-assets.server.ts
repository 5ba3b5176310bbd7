import { existsSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { acceptedEncodings } from "./content-encoding.server";

/** Where remix-serve finds the files of the browser's build. */
const BUILD = "build/client";

const ASSET = /^\/assets\/[\w.-]+\.(css|js|svg)$/;

const TYPES: Record<string, string> = {
  css: "text/css; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  svg: "image/svg+xml",
};

const EXTENSIONS = { br: ".br", gzip: ".gz" };

/**
 * Makes remix-serve answer a file of the build with the compressed file beside it, which the build wrote: it would
 * compress the file again for each visitor, with gzip only. It does the rest: caching, 304, ranges, HEAD.
 */
export function preferCompressedFile(request: IncomingMessage, response: ServerResponse): void {
  const path = request.url?.split("?")[0] ?? "";
  const [, extension] = ASSET.exec(path) ?? [];
  const type = extension && TYPES[extension];
  if (!type || !existsSync(BUILD + path)) return;
  response.setHeader("Content-Type", type);
  response.setHeader("Vary", "Accept-Encoding");
  for (const encoding of acceptedEncodings(request.headers)) {
    if (encoding === "identity") return;
    const compressed = path + EXTENSIONS[encoding];
    if (!existsSync(BUILD + compressed)) continue;
    response.setHeader("Content-Encoding", encoding);
    request.url = compressed;
    return;
  }
}
