import type { LoaderFunctionArgs } from "@remix-run/node";
import { settings } from "~/server/settings/settings.server";
import { textPage } from "~/server/pages/text-page.server";
import { llmsTxt } from "~/machines/llms-txt.server";

export function loader({ request }: LoaderFunctionArgs) {
  return textPage(request, { "Content-Type": "text/plain; charset=utf-8" }, () =>
    llmsTxt(settings().siteUrl),
  );
}
