import type { LoaderFunctionArgs } from "@remix-run/node";
import { settings } from "~/data/settings/settings.server";
import { textResource } from "~/http/responses.server";
import { securityTxt } from "~/resources/security-txt";

export function loader({ request }: LoaderFunctionArgs) {
  const { siteUrl, contactEmail } = settings();
  return textResource(request, "text/plain", securityTxt(siteUrl, contactEmail));
}
