import { expect, it, vi } from "vitest";
import { listWithdrawn } from "./withdrawn.server";

const backend = vi.hoisted(() => ({ isReadOnly: false, withdrawn: [101] }));

vi.mock("~/data/backend/supabase.server", () => ({
  isReadOnly: () => Promise.resolve(backend.isReadOnly),
  read: () => Promise.resolve({ data: { faqs: backend.withdrawn, quizzes: [], foods: [] }, count: null }),
}));

const listFaqs = async () => (await listWithdrawn({ isForced: true })).faqs;

it("a question stays withdrawn while a temporary database, with the contents of the build, replaces the folder's", async () => {
  expect(await listFaqs()).toEqual([101]);
  backend.withdrawn = [101, 102];
  expect(await listFaqs()).toEqual([101, 102]);
  Object.assign(backend, { isReadOnly: true, withdrawn: [101, 103] });
  expect(await listFaqs()).toEqual([101, 102, 103]);
  expect(await listFaqs()).toEqual([101, 102, 103]);
  Object.assign(backend, { isReadOnly: false, withdrawn: [101] });
  expect(await listFaqs()).toEqual([101]);
});
