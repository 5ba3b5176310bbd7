import type { LoaderFunctionArgs } from "@remix-run/node";
import { findSituation, listFoods } from "~/foods/foods.server";
import { listSheet } from "~/foods/look-up/food-list";
import { compiled } from "~/server/compiled/compiled.server";
import { pdfPath } from "~/server/compiled/page-files";
import { situationPath } from "~/foods/look-up/situation";
import { pdfResponse } from "~/server/pages/pdf-and-text-responses.server";
import { redirectTo } from "~/server/pages/cache-control.server";
import { findListPdf } from "~/machines/file-addresses.server";

export async function loader({ params, request }: LoaderFunctionArgs) {
  const situation = findSituation(params["situation"]);
  if (situation && situation.key !== params["situation"])
    return redirectTo(pdfPath(situationPath(situation.key)));
  const { foodFamilies } = compiled().contents;
  const file = situation && findListPdf(situation, listSheet(situation, await listFoods(), foodFamilies));
  if (!file) throw new Response("Liste non trouvée", { status: 404 });
  return pdfResponse(request, file, `aliments-${situation.key}`);
}
