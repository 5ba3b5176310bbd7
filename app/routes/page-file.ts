import type { LoaderFunctionArgs } from "@remix-run/node";
import { findPageFile } from "~/server/compiled/compiled.server";
import { fileResponse, pdfResponse } from "~/server/pages/pdf-and-text-responses.server";

/** A guide's PDF or a share image, which the compiler has made for this address. */
export function loader({ request }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  const file = findPageFile(pathname);
  if (!file) throw new Response("Fichier introuvable", { status: 404 });
  const [, slug, isPdf] = /([^/]*)\.(?:(pdf)|png)$/.exec(pathname) ?? [];
  if (slug && isPdf) return pdfResponse(request, file, slug);
  return fileResponse(request, file, {
    "Content-Type": "image/png",
    // Allows other sites to embed share images.
    "Cross-Origin-Resource-Policy": "cross-origin",
  });
}
