import type { LoaderFunctionArgs } from "@remix-run/node";
import { settings } from "~/server/settings/settings.server";
import { listNews } from "~/machines/feed.server";
import { textResource } from "~/server/pages/responses.server";
import { atomFeed } from "~/machines/xml";

export async function loader({ request }: LoaderFunctionArgs) {
  const feed = atomFeed(settings().siteUrl, await listNews());
  return textResource(request, "application/atom+xml", feed);
}
