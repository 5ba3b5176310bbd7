import type { LoaderFunctionArgs } from "@remix-run/node";
import { findPageFile } from "~/server/compiled/compiled.server";
import { fileResponse, redirectToCanonicalPath } from "~/server/pages/responses.server";

export function loader({ request }: LoaderFunctionArgs) {
  const moved = redirectToCanonicalPath(request);
  if (moved) return moved;
  const file = findPageFile(new URL(request.url).pathname);
  if (!file) return new Response("Image introuvable", { status: 404 });
  return fileResponse(request, file, {
    "Content-Type": "image/png",
    // Allows other sites to embed share images.
    "Cross-Origin-Resource-Policy": "cross-origin",
  });
}
