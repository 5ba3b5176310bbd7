import type { LoaderFunctionArgs } from "@remix-run/node";
import { findPageFile } from "~/server/compiled/compiled.server";
import { NO_STORE } from "~/server/pages/cache-control.server";
import { fileResponse, redirectToCanonicalPath } from "~/server/pages/responses.server";

export function loader({ request }: LoaderFunctionArgs) {
  const moved = redirectToCanonicalPath(request);
  if (moved) return moved;
  const file = findPageFile(new URL(request.url).pathname);
  if (!file) return notFound();
  return fileResponse(request, file, {
    "Content-Type": "image/png",
    // Allows other sites to embed share images.
    "Cross-Origin-Resource-Policy": "cross-origin",
  });
}

function notFound(): Response {
  return new Response("Image introuvable", {
    status: 404,
    headers: {
      "Cache-Control": NO_STORE,
      "Content-Type": "text/plain; charset=utf-8",
    },
  });
}
