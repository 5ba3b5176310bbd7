import type { LoaderFunctionArgs } from "@remix-run/node";
import { llmsTxt } from "~/machines/llms-txt.server";
import { textPage } from "~/server/pages/text-page.server";
import { settings } from "~/server/settings/settings.server";

export function loader({ request }: LoaderFunctionArgs) {
  return textPage(request, "text/plain", () => llmsTxt(settings().siteUrl));
}
