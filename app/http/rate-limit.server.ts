import { forget, remember } from "@epic-web/remember";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from "rate-limiter-flexible";
import { visitorKey } from "./client-address.server";
import { settings } from "~/data/backend/env.server";

/** How often one visitor may post to a route, in ten minutes; a form that is shown again with its errors does not count. */
const LIMITS = { contact: 5, newsletter: 5 } as const;
const WINDOW_SECONDS = 600;

/** A database that does not answer within this time counts as down. */
const TIMEOUT_MS = 2_000;
/** Not `public`: the backend's API shows that one, and older projects let everybody read and delete in it. */
const SCHEMA = "faqalim_private";

export type LimitedRoute = keyof typeof LIMITS;

const optionsOf = (route: LimitedRoute) => ({
  keyPrefix: route,
  points: LIMITS[route],
  duration: WINDOW_SECONDS,
});

/** `pg` is loaded only where instances count together. */
async function openPool(url: string) {
  const { default: pg } = await import("pg");
  const pool = new pg.Pool({
    connectionString: url,
    max: 3,
    connectionTimeoutMillis: TIMEOUT_MS,
    // Not `statement_timeout`: connection poolers refuse it.
    query_timeout: TIMEOUT_MS,
    allowExitOnIdle: true,
  });
  // An idle connection that fails would otherwise end the process.
  pool.on("error", (error) => console.error(`Rate limits: ${error.message}`));
  return pool;
}

async function openSharedLimiter(route: LimitedRoute, url: string): Promise<RateLimiterAbstract> {
  const pool = await remember("rate-limit-pool", () => openPool(url));
  await pool.query(`create schema if not exists ${SCHEMA}`);
  return new Promise((resolve, reject) => {
    const limiter = new RateLimiterPostgres(
      { ...optionsOf(route), storeClient: pool, schemaName: SCHEMA, tableName: "rate_limits" },
      (error) => (error ? reject(error) : resolve(limiter)),
    );
  });
}

/** The limiter in the database; opening it is tried again at the next post when it fails. */
async function sharedLimiter(route: LimitedRoute, url: string): Promise<RateLimiterAbstract> {
  const name = `shared-rate-limiter:${route}`;
  try {
    return await remember(name, () => openSharedLimiter(route, url));
  } catch (error) {
    forget(name);
    throw error;
  }
}

/**
 * Counts a post in the database, or in this process's memory while that fails.
 * @throws RateLimiterRes when the limit is reached.
 */
async function consume(route: LimitedRoute, key: string): Promise<void> {
  const url = settings().rateLimitDatabaseUrl;
  try {
    if (url) {
      await (await sharedLimiter(route, url)).consume(key);
      return;
    }
  } catch (error) {
    if (error instanceof RateLimiterRes) throw error;
    console.error(`Rate limits, counted in memory: ${String(error)}`);
  }
  await remember(`rate-limiter:${route}`, () => new RateLimiterMemory(optionsOf(route))).consume(key);
}

/** Counts a post: null when the visitor may go on, or in how many seconds they may try again. */
export async function countPost(route: LimitedRoute, request: Request): Promise<number | null> {
  try {
    await consume(route, visitorKey(request));
    return null;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
  }
}
