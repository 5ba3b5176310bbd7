import type { LoaderFunctionArgs } from "@remix-run/node";
import { settings } from "~/server/settings/settings.server";
import { OPEN_DATA_HEADERS, textPage } from "~/server/pages/text-page.server";
import { storageJson } from "~/machines/open-data.server";

export function loader({ request }: LoaderFunctionArgs) {
  return textPage(request, OPEN_DATA_HEADERS, () => storageJson(settings().siteUrl));
}
