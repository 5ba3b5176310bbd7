import { forget } from "@epic-web/remember";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { sign } from "~/server/backend/signing.server";
import { TEST_SECRET } from "../../../tests/support/signing";
import { looksLikeSpam, validFrom } from "./honeypot.server";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  restart();
});

const restart = () => ["settings", "signing-secrets"].forEach(forget);

it.each(["", "made up", "U2FsdGVkX1+", String(Date.now() - 60_000), sign("feedback", Date.now() - 60_000)])(
  "a form with the time %j, which is not this site’s, is spam",
  (moment) => expect(looksLikeSpam({ site_web: "", moment })).toBe(true),
);

it.each([
  ["", true],
  [TEST_SECRET, false],
])("after a change of the secret, the former one being %j, an open form is spam: %s", (former, isSpam) => {
  const form = { site_web: "", moment: validFrom() };
  vi.advanceTimersByTime(60_000);
  vi.stubEnv("SIGNING_SECRET", "another secret of 32 characters or more");
  vi.stubEnv("SIGNING_SECRET_ALSO", former);
  restart();
  expect(looksLikeSpam(form)).toBe(isSpam);
});
