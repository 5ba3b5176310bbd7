import type { LoaderFunctionArgs } from "@remix-run/node";
import { settings } from "~/data/settings/settings.server";
import { textPage } from "~/http/pages/text-page.server";
import { llmsTxt } from "~/resources/llms-txt.server";

export function loader({ request }: LoaderFunctionArgs) {
  return textPage(request, { "Content-Type": "text/plain; charset=utf-8" }, () =>
    llmsTxt(settings().siteUrl),
  );
}
