import type { LoaderFunctionArgs } from "@remix-run/node";
import { settings } from "~/server/settings/settings.server";
import { textResource } from "~/server/pages/responses.server";
import { securityTxt } from "~/machines/security-txt";

export function loader({ request }: LoaderFunctionArgs) {
  const { siteUrl, contactEmail } = settings();
  return textResource(request, "text/plain", securityTxt(siteUrl, contactEmail));
}
