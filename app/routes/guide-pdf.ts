import type { LoaderFunctionArgs } from "@remix-run/node";
import { findGuide } from "~/data/site/contents.server";
import { guidePdf, guideVersion } from "~/resources/guide-pdf.server";
import { IMMUTABLE, PAGE_CACHE } from "~/http/cache-control.server";
import { pdfResponse, redirectToCanonicalPath } from "~/http/responses.server";

export async function loader({ request }: LoaderFunctionArgs) {
  const moved = redirectToCanonicalPath(request);
  if (moved) return moved;
  const { pathname, searchParams } = new URL(request.url);
  const slug = pathname.replace(/^.*\//, "").replace(/\.pdf$/, "");
  const guide = findGuide(slug);
  if (!guide) throw new Response("Fiche non trouvée", { status: 404 });
  const policy = searchParams.get("v") === guideVersion(guide) ? IMMUTABLE : PAGE_CACHE;
  return pdfResponse(request, await guidePdf(guide), { name: slug, policy });
}
