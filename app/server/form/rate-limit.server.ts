import { remember } from "@epic-web/remember";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { visitorKey } from "~/server/front-door/client-address.server";

/** Per visitor, in this process. `mail-link` is high, because a mail provider posts for many readers (RFC 8058). */
const LIMITS = {
  contact: { points: 5, duration: 600 },
  newsletter: { points: 5, duration: 600 },
  feedback: { points: 20, duration: 600 },
  "mail-link": { points: 100, duration: 600 },
  search: { points: 120, duration: 60 },
};

export type LimitedRoute = keyof typeof LIMITS;

function limiterOf(route: LimitedRoute): RateLimiterMemory {
  return remember(
    `rate-limiter:${route}`,
    () => new RateLimiterMemory({ keyPrefix: route, ...LIMITS[route] }),
  );
}

/** Counts first, so that simultaneous posts cannot exceed the limit. Rethrows errors of `store`, uncounted. */
export async function storeWithinLimit(
  route: LimitedRoute,
  request: Request,
  store: () => Promise<void>,
): Promise<"stored" | { retryAfterSeconds: number }> {
  const retryAfterSeconds = await secondsToWait(route, request);
  if (retryAfterSeconds !== null) return { retryAfterSeconds };
  try {
    await store();
    return "stored";
  } catch (error) {
    await limiterOf(route).reward(visitorKey(request));
    throw error;
  }
}

/** Counts the request. Null, or the seconds to wait if the visitor is over the limit. */
export async function secondsToWait(route: LimitedRoute, request: Request): Promise<number | null> {
  const limiter = limiterOf(route);
  const { consumedPoints, msBeforeNext } = await limiter.penalty(visitorKey(request));
  return consumedPoints > limiter.points ? Math.max(1, Math.ceil(msBeforeNext / 1000)) : null;
}
