import { remember } from "@epic-web/remember";
import pg from "pg";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from "rate-limiter-flexible";
import { visitorKey } from "./client-address.server";
import { settings } from "~/data/backend/env.server";

/** How often one visitor may post to a route, in ten minutes; a form that is shown again with its errors does not count. */
const LIMITS = { contact: 5, newsletter: 5, subscription: 20 } as const;
const WINDOW_SECONDS = 600;

export type LimitedRoute = keyof typeof LIMITS;

function makeLimiter(route: LimitedRoute): RateLimiterAbstract {
  const options = { keyPrefix: route, points: LIMITS[route], duration: WINDOW_SECONDS };
  const inMemory = new RateLimiterMemory(options);
  const url = settings().rateLimitDatabaseUrl;
  if (!url) return inMemory;
  const pool = remember("rate-limit-pool", () => new pg.Pool({ connectionString: url, max: 3 }));
  return new RateLimiterPostgres(
    // Each instance counts alone while the database cannot be reached.
    { ...options, storeClient: pool, tableName: "faqalim_rate_limits", insuranceLimiter: inMemory },
    (error) => error && console.error(error),
  );
}

/** Counts a post: null when the visitor may go on, or in how many seconds they may try again. */
export async function countPost(route: LimitedRoute, request: Request): Promise<number | null> {
  const limiter = remember(`rate-limiter:${route}`, () => makeLimiter(route));
  try {
    await limiter.consume(visitorKey(request));
    return null;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
  }
}

/** How many searches one address may start in a minute: a whole school may be behind it. */
const SEARCHES = 120;
const SEARCH_WINDOW_SECONDS = 60;

/** Counts a search, in this instance's memory: null when it may run, or in how many seconds to try again. */
export async function countSearch(request: Request): Promise<number | null> {
  const limiter = remember(
    "rate-limiter:search",
    () => new RateLimiterMemory({ keyPrefix: "search", points: SEARCHES, duration: SEARCH_WINDOW_SECONDS }),
  );
  const { consumedPoints, msBeforeNext } = await limiter.penalty(visitorKey(request));
  return consumedPoints > SEARCHES ? Math.max(1, Math.ceil(msBeforeNext / 1000)) : null;
}
