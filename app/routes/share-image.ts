import type { LoaderFunctionArgs } from "@remix-run/node";
import { withOutageResponse } from "~/http/outage.server";
import { IMMUTABLE, NO_STORE, PAGE_CACHE } from "~/http/cache-control.server";
import { isFresh, redirectToCanonicalPath } from "~/http/responses.server";
import { findShareCard, siteCard } from "~/resources/share-image/share-cards.server";
import { shareImagePng } from "~/resources/share-image/share-image.server";
import { orNull } from "~/data/backend/backend-error";
import { shareImageVersion } from "~/resources/share-image/share-image";

export const loader = withOutageResponse(async ({ params, request }: LoaderFunctionArgs) => {
  const moved = redirectToCanonicalPath(request);
  if (moved) return moved;
  const { kind = "", file = "" } = params;
  const key = /^(.+)\.png$/s.exec(file)?.[1];
  // While the backend is down, serve the site's default image, uncached.
  const found = key ? await orNull(findShareCard(kind, key).then((card) => ({ card }))) : { card: null };
  const card = found ? found.card : siteCard;
  if (!card) return notFound();

  const version = shareImageVersion(card);
  const etag = `"${version}"`;
  const isCurrent = new URL(request.url).searchParams.get("v") === version;
  const headers = {
    ETag: etag,
    "Cache-Control": !found ? NO_STORE : isCurrent ? IMMUTABLE : PAGE_CACHE,
    "Content-Type": "image/png",
    // Allows other sites to embed share images.
    "Cross-Origin-Resource-Policy": "cross-origin",
  };
  if (isFresh(request, etag)) return new Response(null, { status: 304, headers });
  const png = await shareImagePng(card);
  return new Response(png, { headers: { ...headers, "Content-Length": String(png.byteLength) } });
});

function notFound(): Response {
  return new Response("Image introuvable", {
    status: 404,
    headers: {
      "Cache-Control": NO_STORE,
      "Content-Type": "text/plain; charset=utf-8",
    },
  });
}
