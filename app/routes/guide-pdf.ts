import type { LoaderFunctionArgs } from "@remix-run/node";
import { findPageFile } from "~/server/compiled/compiled.server";
import { pdfResponse, redirectToCanonicalPath } from "~/server/pages/responses.server";

export function loader({ request }: LoaderFunctionArgs) {
  const moved = redirectToCanonicalPath(request);
  if (moved) return moved;
  const { pathname } = new URL(request.url);
  const file = findPageFile(pathname);
  if (!file) throw new Response("Fiche non trouvée", { status: 404 });
  const slug = pathname.replace(/^.*\//, "").replace(/\.pdf$/, "");
  return pdfResponse(request, file, slug);
}
