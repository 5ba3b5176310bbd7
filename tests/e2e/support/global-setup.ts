import { freePort } from "../../free-port";
import { startSite } from "./server";

/** Where the workers find the address of each site that they share. */
export const SHARED_SITES = { site: "TEST_SITE", siteWithoutBackend: "TEST_SITE_WITHOUT_BACKEND" } as const;

/** The shared site's address to the public, which is not where tests ask: no page may take it from the request. */
export const PUBLIC_ADDRESS = "https://www.faq-alim.example";

/** Starts the sites that the workers share, in which no test writes, and returns what stops them. */
export default async function startSharedSites(): Promise<() => Promise<void>> {
  const [site, siteWithoutBackend] = await Promise.all([
    startSite({ SITE_URL: PUBLIC_ADDRESS }),
    startSite({
      SUPABASE_URL: `http://127.0.0.1:${await freePort()}`,
      SUPABASE_PUBLISHABLE_KEY: "public",
      SITE_URL: PUBLIC_ADDRESS,
    }),
  ]);
  process.env[SHARED_SITES.site] = site.url;
  process.env[SHARED_SITES.siteWithoutBackend] = siteWithoutBackend.url;
  return async () => {
    await Promise.all([site.stop(), siteWithoutBackend.stop()]);
  };
}
