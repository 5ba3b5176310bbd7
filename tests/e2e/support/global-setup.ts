import { resolve } from "node:path";
import { freePort } from "../../support/free-port";
import { startSite } from "./server";

/** The environment variables with the URLs of the shared sites. */
export const SHARED_SITES = { site: "TEST_SITE", siteWithoutBackend: "TEST_SITE_WITHOUT_BACKEND" } as const;

/** The public URL of the shared site. It differs from the URL that tests request, because pages must not derive it from the request. */
export const PUBLIC_ADDRESS = "https://www.faq-alim.example";

/** Starts the sites that the workers share, and returns a function that stops them. */
export default async function startSharedSites(): Promise<() => Promise<void>> {
  const [site, siteWithoutBackend] = await Promise.all([
    startSite({
      SITE_URL: PUBLIC_ADDRESS,
      NODE_OPTIONS: `--import ${resolve("tests/support/without-sentry.mjs")}`,
    }),
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
