import type { LoaderFunctionArgs } from "@remix-run/node";
import { settings } from "~/data/settings/settings.server";
import { listNews } from "~/resources/feed.server";
import { textResource } from "~/http/responses.server";
import { atomFeed } from "~/resources/feed-xml";

export async function loader({ request }: LoaderFunctionArgs) {
  const feed = atomFeed(settings().siteUrl, await listNews());
  return textResource(request, "application/atom+xml", feed);
}
