import { settings } from "~/server/settings/settings.server";
import { readPageFile } from "~/server/compiled/compiled.server";
import { markdownPath, type PageFile, SITE_PLACEHOLDER } from "~/server/compiled/page-files";
import { PAGE_CACHE } from "./cache-control.server";
import { redirectTo } from "./responses.server";
import { finishPage, servePage } from "./page-cache.server";

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
