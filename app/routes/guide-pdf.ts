import type { LoaderFunctionArgs } from "@remix-run/node";
import { findGuide } from "~/data/site/contents.server";
import { guidePdf, guideVersion } from "~/resources/guide-pdf.server";
import { IMMUTABLE, PAGE_CACHE } from "~/http/cache-control.server";
import { isFresh, redirectToCanonicalPath } from "~/http/responses.server";
import { PDF_POLICY } from "~/http/security-headers.server";

export async function loader({ request }: LoaderFunctionArgs) {
  const moved = redirectToCanonicalPath(request);
  if (moved) return moved;
  const { pathname, searchParams } = new URL(request.url);
  const slug = pathname.replace(/^.*\//, "").replace(/\.pdf$/, "");
  const guide = findGuide(slug);
  if (!guide) throw new Response("Fiche non trouvée", { status: 404 });
  const { bytes, etag } = await guidePdf(guide);
  const headers = {
    ETag: etag,
    "Cache-Control": searchParams.get("v") === guideVersion(guide) ? IMMUTABLE : PAGE_CACHE,
    "Content-Security-Policy": PDF_POLICY,
    "Content-Type": "application/pdf",
    "Content-Disposition": `inline; filename="${slug}.pdf"`,
  };
  if (isFresh(request, etag)) return new Response(null, { status: 304, headers });
  return new Response(bytes, { headers: { ...headers, "Content-Length": String(bytes.byteLength) } });
}
