import { remember } from "@epic-web/remember";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { visitorKey } from "~/server/front-door/client-address.server";

/** How many requests per visitor, in this process, and within how many seconds. */
export type RateLimit = { name: string; points: number; duration: number };

export const CONTACT_LIMIT: RateLimit = { name: "contact", points: 5, duration: 600 };
export const FEEDBACK_LIMIT: RateLimit = { name: "feedback", points: 20, duration: 600 };
export const NEWSLETTER_LIMIT: RateLimit = { name: "newsletter", points: 5, duration: 600 };
export const SEARCH_LIMIT: RateLimit = { name: "search", points: 120, duration: 60 };
/** High, because a mail provider posts for many readers (RFC 8058). */
export const MAIL_LINK_LIMIT: RateLimit = { name: "mail-link", points: 100, duration: 600 };

function limiterOf({ name, ...limit }: RateLimit): RateLimiterMemory {
  return remember(`rate-limiter:${name}`, () => new RateLimiterMemory({ keyPrefix: name, ...limit }));
}

/** Counts first, so that simultaneous posts cannot exceed the limit. If `store` fails, the post does not count. @throws its error */
export async function storeWithinLimit(
  limit: RateLimit,
  request: Request,
  store: () => Promise<void>,
): Promise<"stored" | { retryAfterSeconds: number }> {
  const retryAfterSeconds = await secondsToWait(limit, request);
  if (retryAfterSeconds !== null) return { retryAfterSeconds };
  try {
    await store();
    return "stored";
  } catch (error) {
    await limiterOf(limit).reward(visitorKey(request));
    throw error;
  }
}

/** Counts the request. Null, or the seconds to wait if the visitor is over the limit. */
export async function secondsToWait(limit: RateLimit, request: Request): Promise<number | null> {
  const limiter = limiterOf(limit);
  const { consumedPoints, msBeforeNext } = await limiter.penalty(visitorKey(request));
  return consumedPoints > limiter.points ? Math.max(1, Math.ceil(msBeforeNext / 1000)) : null;
}
