import { readPageFile } from "~/server/compiled/compiled.server";
import { markdownPath, type PageFile, SITE_PLACEHOLDER, versionOf } from "~/server/compiled/page-files";
import { IMMUTABLE, PAGE_CACHE, redirectTo } from "./cache-control.server";
import { finishPage, isFresh, servePage } from "./page-cache.server";
import { PDF_POLICY } from "~/server/front-door/security-headers.server";
import { settings } from "~/server/settings/settings.server";

/** 200 or 304, immutable at an address with its version (`?v=`). */
export async function fileResponse(
  request: Request,
  file: PageFile,
  headers: Record<string, string>,
): Promise<Response> {
  const version = versionOf(file);
  const isCurrent = new URL(request.url).searchParams.get("v") === version;
  const etag = `"${version}"`;
  const all = { ETag: etag, "Cache-Control": isCurrent ? IMMUTABLE : PAGE_CACHE, ...headers };
  if (isFresh(Object.fromEntries(request.headers), etag))
    return new Response(null, { status: 304, headers: all });
  const bytes = await readPageFile(file);
  return new Response(bytes, { headers: { ...all, "Content-Length": String(bytes.byteLength) } });
}

export function pdfResponse(request: Request, file: PageFile, name: string): Promise<Response> {
  return fileResponse(request, file, {
    "Content-Security-Policy": PDF_POLICY,
    "Content-Type": "application/pdf",
    "Content-Disposition": `inline; filename="${name}.pdf"`,
  });
}

/** Cached and compressed like a page. Query parameters are redirected away. */
export async function textPage(
  request: Request,
  contentType: string,
  write: () => string | Promise<string>,
  headers: Record<string, string> = {},
): Promise<Response> {
  const own = { "Cache-Control": PAGE_CACHE, "Content-Type": `${contentType}; charset=utf-8`, ...headers };
  return servePage(request, [], async () => finishPage(await write(), new Headers(own)));
}

/** A redirect with the status `moved` if the page has another path. @throws Response 404 if it has no current file */
export async function markdownPage(
  request: Request,
  pagePath: string,
  file: PageFile | null,
  moved = 308,
): Promise<Response> {
  const path = markdownPath(pagePath);
  if (new URL(request.url).pathname !== path) return redirectTo(path, moved);
  if (!file) throw new Response("Pas de version Markdown", { status: 404 });
  const { siteUrl } = settings();
  const write = async () => (await readPageFile(file)).toString().replaceAll(SITE_PLACEHOLDER, siteUrl);
  const link = `<${siteUrl}${pagePath}>; rel="canonical", <${siteUrl}/llms.txt>; rel="describedby"; type="text/plain"`;
  return textPage(request, "text/markdown", write, { Link: link });
}

export const OPEN_TO_OTHERS = {
  "Access-Control-Allow-Origin": "*",
  "Cross-Origin-Resource-Policy": "cross-origin",
};
