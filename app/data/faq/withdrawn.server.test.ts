import { afterEach, expect, it, vi } from "vitest";
import { listWithdrawn, watchWithdrawn } from "./withdrawn.server";

const backend = vi.hoisted(() => ({ isReadOnly: false, withdrawn: [101] }));

vi.mock("~/data/backend/supabase.server", () => ({
  isReadOnly: () => Promise.resolve(backend.isReadOnly),
  read: () => Promise.resolve({ data: { faqs: backend.withdrawn, quizzes: [], foods: [] }, count: null }),
}));

afterEach(() => void vi.useRealTimers());

const listFaqs = async () => (await listWithdrawn({ isForced: true })).faqs;

it("a question stays withdrawn while a temporary database, in which it is published, replaces the folder's database", async () => {
  expect(await listFaqs()).toEqual([101]);
  backend.withdrawn = [101, 102];
  expect(await listFaqs()).toEqual([101, 102]);
  Object.assign(backend, { isReadOnly: true, withdrawn: [101, 103] });
  expect(await listFaqs()).toEqual([101, 102, 103]);
  expect(await listFaqs()).toEqual([101, 102, 103]);
  Object.assign(backend, { isReadOnly: false, withdrawn: [101] });
  expect(await listFaqs()).toEqual([101]);
});

it("the site notices a withdrawal by itself within 20 s", async () => {
  vi.useFakeTimers();
  const onChange = vi.fn();
  watchWithdrawn(onChange);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onChange).not.toHaveBeenCalled();
  backend.withdrawn = [101, 104];
  await vi.advanceTimersByTimeAsync(20_000);
  expect(onChange).toHaveBeenCalledOnce();
  expect((await listWithdrawn()).faqs).toEqual([101, 104]);
});
