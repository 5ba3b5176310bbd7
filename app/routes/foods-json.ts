import type { LoaderFunctionArgs } from "@remix-run/node";
import { foodsJson } from "~/machines/open-data.server";
import { OPEN_TO_OTHERS, textPage } from "~/server/pages/text-page.server";
import { settings } from "~/server/settings/settings.server";

export function loader({ request }: LoaderFunctionArgs) {
  return textPage(request, "application/json", () => foodsJson(settings().siteUrl), OPEN_TO_OTHERS);
}
