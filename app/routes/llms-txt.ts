import type { LoaderFunctionArgs } from "@remix-run/node";
import { settings } from "~/data/settings/settings.server";
import { withOutageResponse } from "~/http/outage.server";
import { textPage } from "~/http/pages/text-page.server";
import { llmsTxt } from "~/resources/llms-txt.server";

export const loader = withOutageResponse(({ request }: LoaderFunctionArgs) =>
  textPage(request, { "Content-Type": "text/plain; charset=utf-8" }, () => llmsTxt(settings().siteUrl)),
);
