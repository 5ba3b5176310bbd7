import { redirect, type TypedResponse } from "@remix-run/node";
import { readPageFile } from "~/server/compiled/compiled.server";
import { type PageFile, versionOf } from "~/server/compiled/page-files";
import { IMMUTABLE, PAGE_CACHE } from "./cache-control.server";
import { isFresh } from "./negotiation.server";
import { PDF_POLICY } from "~/server/front-door/security-headers.server";

export const RETRY_AFTER_SECONDS = "30";

/** The page of a list that `?page=` asks for, the first one without it; null if the list has no such page. */
export function findListPage<P extends { pageCount: number }>(
  searchParams: URLSearchParams,
  list: (page: number) => P,
): (P & { page: number }) | null {
  const wanted = searchParams.get("page") ?? "1";
  if (!/^[1-9]\d{0,3}$/.test(wanted)) return null;
  const page = Number(wanted);
  const found = list(page);
  return page <= found.pageCount ? { ...found, page } : null;
}

export function redirectTo(location: string, status = 308): TypedResponse<never> {
  return redirect(location, { status, headers: { "Cache-Control": PAGE_CACHE } });
}

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
