import { settings } from "~/server/settings/settings.server";
import { readPageFile } from "~/server/compiled/compiled.server";
import { type PageFile, SITE_PLACEHOLDER } from "~/server/compiled/page-files";
import { PAGE_CACHE } from "./cache-control.server";
import { redirectToCanonicalPath } from "./responses.server";
import { finishPage, servePage } from "./page-cache.server";

/** Cached and compressed like a page. Query parameters are redirected away. */
export async function textPage(
  request: Request,
  headers: { "Content-Type": string } & Record<string, string>,
  write: () => string | Promise<string>,
): Promise<Response> {
  const moved = redirectToCanonicalPath(request);
  if (moved) return moved;
  return servePage(request, [], async () =>
    finishPage(await write(), new Headers({ "Cache-Control": PAGE_CACHE, ...headers })),
  );
}

/** @throws Response 404 if the page has no current file */
export function markdownPage(request: Request, pagePath: string, file: PageFile | null): Promise<Response> {
  if (!file) throw new Response("Pas de version Markdown", { status: 404 });
  const { siteUrl } = settings();
  return textPage(request, markdownHeaders(siteUrl, pagePath), async () =>
    (await readPageFile(file)).toString().replaceAll(SITE_PLACEHOLDER, siteUrl),
  );
}

export function markdownHeaders(siteUrl: string, pagePath: string) {
  return {
    "Content-Type": "text/markdown; charset=utf-8",
    Link: `<${siteUrl}${pagePath}>; rel="canonical", <${siteUrl}/llms.txt>; rel="describedby"; type="text/plain"`,
  };
}

export const OPEN_DATA_HEADERS = {
  "Content-Type": "application/json; charset=utf-8",
  "Access-Control-Allow-Origin": "*",
  "Cross-Origin-Resource-Policy": "cross-origin",
};
