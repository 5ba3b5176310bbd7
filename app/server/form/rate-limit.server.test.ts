import { forget } from "@epic-web/remember";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { BackendError } from "~/server/backend/backend-error";
import { storeWithinLimit } from "./rate-limit.server";

const request = new Request("https://site.test/contact");
const store = vi.fn(() => Promise.resolve());
const fail = () => Promise.reject(new BackendError("down"));
const post = (run: () => Promise<void> = store) => storeWithinLimit("contact", request, run);
const posts = (count: number, run?: () => Promise<void>) =>
  Promise.allSettled(Array.from({ length: count }, () => post(run)));

beforeEach(() => {
  store.mockClear();
  forget("rate-limiter:contact");
});
afterEach(() => void vi.useRealTimers());

it("posts that could not be stored do not count, and simultaneous ones cannot exceed the limit", async () => {
  for (let tried = 0; tried < 9; tried += 1) await posts(1, fail);
  await posts(20);
  expect(store).toHaveBeenCalledTimes(5);
});

it("five more posts are allowed after ten minutes", async () => {
  vi.useFakeTimers();
  await posts(4);
  await vi.advanceTimersByTimeAsync(601_000);
  await posts(20);
  expect(store).toHaveBeenCalledTimes(4 + 5);
});
