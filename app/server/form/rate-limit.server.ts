import { forget, remember } from "@epic-web/remember";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from "rate-limiter-flexible";
import { visitorKey } from "~/server/front-door/client-address.server";
import { settings } from "~/server/settings/settings.server";

/** The number of posts per visitor and window. `mail-link` is high because a mail provider posts for many readers (RFC 8058). */
const LIMITS = { contact: 5, newsletter: 5, feedback: 20, "mail-link": 100 } as const;
const WINDOW_SECONDS = 600;

const TIMEOUT_MS = 2_000;
/**
 * Do not use the schema `public`, because Supabase's API exposes it, and in older projects anyone can read and delete rows
 * in it.
 */
const SCHEMA = "faqalim_private";

export type LimitedRoute = keyof typeof LIMITS;

const optionsOf = (route: LimitedRoute) => ({
  keyPrefix: route,
  points: LIMITS[route],
  duration: WINDOW_SECONDS,
});

async function openPool(url: string) {
  const { default: pg } = await import("pg");
  const pool = new pg.Pool({
    connectionString: url,
    max: 3,
    connectionTimeoutMillis: TIMEOUT_MS,
    // Do not use `statement_timeout`, because connection poolers refuse it.
    query_timeout: TIMEOUT_MS,
    allowExitOnIdle: true,
  });
  // Without this handler, a failing idle connection would end the process.
  pool.on("error", (error) => console.error(`Limites par visiteur : ${error.message}`));
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

async function sharedLimiter(route: LimitedRoute, url: string): Promise<RateLimiterAbstract> {
  const name = `shared-rate-limiter:${route}`;
  try {
    return await remember(name, () => openSharedLimiter(route, url));
  } catch (error) {
    forget(name);
    throw error;
  }
}

type Counted = { isOverLimit: boolean; msBeforeNext: number; takeBack: () => Promise<void> };

async function count(limiter: RateLimiterAbstract, key: string): Promise<Counted> {
  const result = await limiter.consume(key).catch((refusal: unknown) => {
    if (refusal instanceof RateLimiterRes) return refusal;
    throw refusal;
  });
  const { consumedPoints, msBeforeNext } = result;
  const windowEnd = Date.now() + msBeforeNext;
  return {
    isOverLimit: consumedPoints > limiter.points,
    msBeforeNext,
    // Do not give the point back in the next window, where it would allow an extra post.
    takeBack: async () => {
      if (Date.now() < windowEnd) await limiter.reward(key);
    },
  };
}

async function countAnywhere(route: LimitedRoute, key: string): Promise<Counted> {
  const url = settings().rateLimitDatabaseUrl;
  try {
    if (url) return await count(await sharedLimiter(route, url), key);
  } catch (error) {
    console.error(`Limites par visiteur, comptées en mémoire : ${String(error)}`);
  }
  return count(
    remember(`rate-limiter:${route}`, () => new RateLimiterMemory(optionsOf(route))),
    key,
  );
}

/**
 * Calls `store` unless the visitor has reached the route's limit. Counts the post first, so that simultaneous posts cannot exceed
 * the limit, and takes the count back if the post is refused or `store` fails. Rethrows errors of `store`.
 */
export async function storeWithinLimit(
  route: LimitedRoute,
  request: Request,
  store: () => Promise<void>,
): Promise<"stored" | { retryAfterSeconds: number }> {
  const { isOverLimit, msBeforeNext, takeBack } = await countAnywhere(route, visitorKey(request));
  const uncount = () =>
    takeBack().catch((error: unknown) => console.error(`Limites par visiteur : ${String(error)}`));
  if (isOverLimit) {
    await uncount();
    return { retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)) };
  }
  try {
    await store();
    return "stored";
  } catch (error) {
    await uncount();
    throw error;
  }
}

const SEARCHES = 120;
const SEARCH_WINDOW_SECONDS = 60;

/** Counts a search in this process's memory. Returns null, or the seconds to wait if the visitor is over the limit. */
export async function countSearch(request: Request): Promise<number | null> {
  const limiter = remember(
    "rate-limiter:search",
    () => new RateLimiterMemory({ keyPrefix: "search", points: SEARCHES, duration: SEARCH_WINDOW_SECONDS }),
  );
  const { consumedPoints, msBeforeNext } = await limiter.penalty(visitorKey(request));
  return consumedPoints > SEARCHES ? Math.max(1, Math.ceil(msBeforeNext / 1000)) : null;
}
