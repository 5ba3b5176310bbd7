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

/** Disallows nothing, because a crawler must read a page to see its `noindex`. */
export function robotsTxt(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
