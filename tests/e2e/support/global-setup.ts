import { resolve } from "node:path";
import { startSite } from "./server";

/** The environment variable with the URL of the shared site. */
export const SHARED_SITE = "TEST_SITE";

/** The public URL of the shared site. It differs from the URL that tests request, because pages must not derive it from the request. */
export const PUBLIC_ADDRESS = "https://www.faq-alim.example";

/** Starts the site that the workers share, and returns a function that stops it. */
export default async function startSharedSite(): Promise<() => Promise<void>> {
  const site = await startSite({
    SITE_URL: PUBLIC_ADDRESS,
    NODE_OPTIONS: `--import ${resolve("tests/support/without-sentry.mjs")}`,
  });
  process.env[SHARED_SITE] = site.url;
  return site.stop;
}
