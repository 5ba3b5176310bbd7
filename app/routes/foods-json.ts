import type { LoaderFunctionArgs } from "@remix-run/node";
import { settings } from "~/data/settings/settings.server";
import { OPEN_DATA_HEADERS, textPage } from "~/http/pages/text-page.server";
import { foodsJson } from "~/resources/open-data.server";

export function loader({ request }: LoaderFunctionArgs) {
  return textPage(request, OPEN_DATA_HEADERS, () => foodsJson(settings().siteUrl));
}
