import type { LoaderFunctionArgs } from "@remix-run/node";
import { readSettings } from "~/data/env.server";
import { listNews } from "~/data/feed.server";
import { refuseMethod, textResource } from "~/data/http.server";
import { atomFeed } from "~/domain/feed";

export async function loader({ request }: LoaderFunctionArgs) {
  const feed = atomFeed(readSettings(process.env).siteUrl, await listNews());
  return textResource(request, "application/atom+xml", feed);
}

export const action = refuseMethod;
