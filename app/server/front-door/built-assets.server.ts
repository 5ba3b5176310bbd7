import { existsSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { acceptedEncodings } from "~/server/pages/page-cache.server";

const BUILD = "build/client";

const ASSET = /^\/assets\/[\w.-]+\.(css|js|svg)$/;

const TYPES: Record<string, string> = {
  css: "text/css; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  svg: "image/svg+xml",
};

const EXTENSIONS = { br: ".br", gzip: ".gz" };

export const isBuilt = (path: string) => existsSync(BUILD + decodeURIComponent(path));

/** remix-serve would compress each response, and only with gzip. */
export function preferCompressedFile(request: IncomingMessage, response: ServerResponse): void {
  const path = request.url?.split("?")[0] ?? "";
  const [, extension] = ASSET.exec(path) ?? [];
  const type = extension && TYPES[extension];
  if (!type || !isBuilt(path)) return;
  response.setHeader("Content-Type", type);
  response.setHeader("Vary", "Accept-Encoding");
  for (const encoding of acceptedEncodings(request.headers)) {
    if (encoding === "identity") return;
    const compressed = path + EXTENSIONS[encoding];
    if (!isBuilt(compressed)) continue;
    response.setHeader("Content-Encoding", encoding);
    request.url = compressed;
    return;
  }
}

/** For the files of `public/`, such as icons. */
const PUBLIC_FILE_CACHE = "public, max-age=3600";

const FILE_OUTSIDE_ASSETS = /^\/(?!assets\/)(?:[\w-]+\/)*[\w-]+\.\w+$/;

/** Without this, remix-serve would call the files of `public/` immutable, like the rest of the client build. */
export function revalidatePublicFile(request: IncomingMessage, response: ServerResponse): void {
  const path = request.url?.split("?")[0] ?? "";
  if (FILE_OUTSIDE_ASSETS.test(path) && isBuilt(path)) response.setHeader("Cache-Control", PUBLIC_FILE_CACHE);
}
