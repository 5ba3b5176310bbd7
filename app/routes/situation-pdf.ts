import type { LoaderFunctionArgs } from "@remix-run/node";
import { findSituation, listFoodFamilies, listFoods } from "~/data/food/foods.server";
import { settings } from "~/data/settings/settings.server";
import { lastReview } from "~/domain/food/food";
import { PAGE_CACHE } from "~/http/cache-control.server";
import { withOutageResponse } from "~/http/outage.server";
import { pdfResponse, redirectToCanonicalPath } from "~/http/responses.server";
import { situationPdf } from "~/resources/situation-pdf.server";

export const loader = withOutageResponse(async ({ params, request }: LoaderFunctionArgs) => {
  const moved = redirectToCanonicalPath(request);
  if (moved) return moved;
  const situation = findSituation(params["situation"]);
  const foods = situation ? await listFoods() : [];
  const reviewedOn = lastReview(foods);
  if (!situation || reviewedOn === null) throw new Response("Liste non trouvée", { status: 404 });
  const { siteUrl } = settings();
  const pdf = await situationPdf(situation, { foods, families: listFoodFamilies(), siteUrl, reviewedOn });
  return pdfResponse(request, pdf, { name: `aliments-${situation.key}`, policy: PAGE_CACHE });
});
