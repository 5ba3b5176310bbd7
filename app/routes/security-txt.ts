import type { LoaderFunctionArgs } from "@remix-run/node";
import { textPage } from "~/server/pages/text-page.server";
import { settings } from "~/server/settings/settings.server";

/** At most a year ahead, as RFC 9116 recommends. A test fails one month before this date. */
export const SECURITY_TXT_EXPIRES = "2027-11-01T00:00:00.000Z";

export function securityTxt(siteUrl: string, contactEmail: string | null): string {
  return [
    ...(contactEmail ? [`Contact: mailto:${contactEmail}`] : []),
    `Contact: ${siteUrl}/contact`,
    `Expires: ${SECURITY_TXT_EXPIRES}`,
    "Preferred-Languages: fr, en",
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    "",
  ].join("\n");
}

export function loader({ request }: LoaderFunctionArgs) {
  const { siteUrl, contactEmail } = settings();
  return textPage(request, "text/plain", () => securityTxt(siteUrl, contactEmail));
}
