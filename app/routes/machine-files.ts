import type { LoaderFunctionArgs } from "@remix-run/node";
import { llmsTxt } from "~/machines/llms-txt.server";
import { foodsJson, storageJson } from "~/machines/open-data.server";
import { robotsTxt, securityTxt } from "~/machines/robots-and-security-txt";
import { atomFeed, siteMap } from "~/machines/feed-and-site-map.server";
import { OPEN_TO_OTHERS, textPage } from "~/server/pages/pdf-and-text-responses.server";
import { settings } from "~/server/settings/settings.server";

type Write = (siteUrl: string) => string | Promise<string>;

const FILES: Record<string, [contentType: string, write: Write, headers?: Record<string, string>]> = {
  "/.well-known/security.txt": ["text/plain", (siteUrl) => securityTxt(siteUrl, settings().contactEmail)],
  "/aliments.json": ["application/json", foodsJson, OPEN_TO_OTHERS],
  "/conservation.json": ["application/json", storageJson, OPEN_TO_OTHERS],
  "/feed.xml": ["application/atom+xml", atomFeed],
  "/llms.txt": ["text/plain", llmsTxt],
  "/robots.txt": ["text/plain", robotsTxt],
  "/sitemap.xml": ["application/xml", siteMap],
};

export function loader({ request }: LoaderFunctionArgs): Response | Promise<Response> {
  const file = FILES[new URL(request.url).pathname];
  if (!file) throw new Response("Not Found", { status: 404 });
  const [contentType, write, headers] = file;
  return textPage(request, contentType, () => write(settings().siteUrl), headers);
}
