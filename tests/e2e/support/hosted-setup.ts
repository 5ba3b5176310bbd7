import { POSTGRES_PORT, startPostgres } from "../../contract/postgres/real-backend";
import { PUBLIC_ADDRESS, SHARED_SITES } from "./global-setup";
import { HOSTED_ON, startSiteOrPair } from "./hosted-site";

/** Starts the pair of instances shared by all workers; tests must not write to it. Returns the function that stops it. */
export default async function startSharedPair(): Promise<() => Promise<void>> {
  const shared = process.env[POSTGRES_PORT];
  const postgres = shared ? null : await startPostgres();
  process.env[HOSTED_ON] = shared ?? String(postgres?.port);
  const site = await startSiteOrPair({ SITE_URL: PUBLIC_ADDRESS });
  process.env[SHARED_SITES.site] = site.url;
  return async () => {
    await site.stop();
    await postgres?.stop();
  };
}
