import type { LoaderFunctionArgs } from "@remix-run/node";
import { findSituation, listFoods } from "~/data/food/foods.server";
import { pdfPath } from "~/domain/editing/page-files";
import { situationPath } from "~/domain/food/situation";
import { pdfResponse, redirectTo, redirectToCanonicalPath } from "~/http/responses.server";
import { findListPdf } from "~/resources/page-files.server";

export async function loader({ params, request }: LoaderFunctionArgs) {
  const moved = redirectToCanonicalPath(request);
  if (moved) return moved;
  const situation = findSituation(params["situation"]);
  if (situation && situation.key !== params["situation"])
    return redirectTo(pdfPath(situationPath(situation.key)));
  const file = situation && findListPdf(situation, await listFoods());
  if (!file) throw new Response("Liste non trouvée", { status: 404 });
  return pdfResponse(request, file, `aliments-${situation.key}`);
}
