import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sign } from "~/data/backend/signing.server";
import { looksLikeSpam, signedShownAt } from "./spam.server";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

/** Whether a form with an empty honeypot looks like spam when it is sent this long after it was shown. */
function isSpamAfter(milliseconds: number): boolean {
  const moment = signedShownAt();
  vi.advanceTimersByTime(milliseconds);
  return looksLikeSpam({ site_web: "", moment }, { timed: true });
}

describe("a timed form", () => {
  it.each([0, 1_999])("is refused %i ms after it was shown", (milliseconds) => {
    expect(isSpamAfter(milliseconds)).toBe(true);
  });

  it.each([2_000, 60_000, 36 * 3_600_000])("is accepted %i ms after it was shown", (milliseconds) => {
    expect(isSpamAfter(milliseconds)).toBe(false);
  });

  it("is refused if its time is missing or was not signed for forms", () => {
    const longAgo = Date.now() - 60_000;
    const [payload = ""] = sign("form-shown", longAgo).split(".");
    for (const moment of [
      undefined,
      "",
      "made up",
      String(longAgo),
      `${payload}.${"a".repeat(43)}`,
      sign("quiz-state", longAgo),
      sign("form-shown", String(longAgo)),
    ]) {
      const fields = { site_web: "", ...(moment !== undefined && { moment }) };
      expect(looksLikeSpam(fields, { timed: true }), String(moment)).toBe(true);
    }
  });
});

it.each([true, false])("a filled or missing honeypot is refused, timed: %s", (timed) => {
  const moment = sign("form-shown", Date.now() - 60_000);
  expect(looksLikeSpam({ site_web: "", moment }, { timed })).toBe(false);
  expect(looksLikeSpam({ site_web: "x", moment }, { timed })).toBe(true);
  expect(looksLikeSpam({ site_web: " ", moment }, { timed })).toBe(true);
  expect(looksLikeSpam({ moment }, { timed })).toBe(true);
});

it("an untimed form needs only an empty honeypot", () => {
  expect(looksLikeSpam({ site_web: "" }, { timed: false })).toBe(false);
});
