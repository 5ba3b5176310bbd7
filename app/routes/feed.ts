import type { LoaderFunctionArgs } from "@remix-run/node";
import { listNews } from "~/machines/feed.server";
import { atomFeed } from "~/machines/xml";
import { textPage } from "~/server/pages/text-page.server";
import { settings } from "~/server/settings/settings.server";

export function loader({ request }: LoaderFunctionArgs) {
  return textPage(request, "application/atom+xml", async () =>
    atomFeed(settings().siteUrl, await listNews()),
  );
}
