import { forget } from "@epic-web/remember";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { supabaseServer } from "~/data/backend/supabase.server";
import { action as confirm } from "~/routes/newsletter-confirm";
import { action as leave } from "~/routes/newsletter-unsubscribe";

beforeAll(async () => void (await supabaseServer));
beforeEach(() => forget("rate-limiter:mail-link"));

const args = () => ({
  request: new Request(`http://site.test/newsletter?jeton=${"a".repeat(43)}`, {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
  }),
  params: {},
  context: {},
});

/** Posts an unknown link; returns the status, whether it is thrown or returned. */
async function statusOf(action: typeof confirm): Promise<number> {
  const answer: unknown = await action(args()).catch((thrown: unknown) => thrown);
  return answer instanceof Response ? answer.status : 200;
}

it("after a hundred posts of mail links in ten minutes, an IP address gets 429 with Retry-After", async () => {
  for (let n = 0; n < 50; n += 1) {
    expect(await statusOf(confirm)).toBe(404);
    expect(await statusOf(leave)).toBe(200);
  }
  for (const action of [confirm, leave]) expect(await statusOf(action)).toBe(429);
  const refusal: unknown = await leave(args()).catch((thrown: unknown) => thrown);
  expect(refusal instanceof Response && Number(refusal.headers.get("Retry-After"))).toBeGreaterThan(500);
});
