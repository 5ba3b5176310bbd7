import type { LoaderFunctionArgs } from "@remix-run/node";
import { securityTxt } from "~/machines/security-txt";
import { textPage } from "~/server/pages/text-page.server";
import { settings } from "~/server/settings/settings.server";

export function loader({ request }: LoaderFunctionArgs) {
  const { siteUrl, contactEmail } = settings();
  return textPage(request, "text/plain", () => securityTxt(siteUrl, contactEmail));
}
