import { afterEach, beforeAll, expect, it, vi } from "vitest";
import type * as deadlines from "~/server/backend/deadline-fetch.server";
import type * as embedded from "~/server/embedded/embedded.server";
import { samplePaths, samples } from "../support/contents";

// A fifth of the site's deadlines, so that the test does not wait for ten seconds.
vi.mock("~/server/backend/deadline-fetch.server", async (importOriginal) => {
  const original = await importOriginal<typeof deadlines>();
  const fetchWithin: typeof deadlines.fetchWithin = (milliseconds, send) =>
    original.fetchWithin(milliseconds / 5, send);
  return { ...original, fetchWithin };
});

/** An embedded database that stops responding, for example because of its disk. */
const database = vi.hoisted(() => ({ isBlocked: false }));
vi.mock("~/server/embedded/embedded.server", async (importOriginal) => {
  const original = await importOriginal<typeof embedded>();
  const openEmbeddedBackend: typeof embedded.openEmbeddedBackend = async (dataDir) => {
    const opened = await original.openEmbeddedBackend(dataDir);
    const send: typeof fetch = (input, init) =>
      database.isBlocked ? new Promise(() => {}) : opened.fetch(input, init);
    return { ...opened, fetch: send };
  };
  return { ...original, openEmbeddedBackend };
});

const at = (path: string, params: Record<string, string> = {}) => ({
  request: new Request(`http://site.test${path}`),
  params,
  context: {},
});

let openCategory: () => Promise<unknown>;
let isOutage: () => boolean;
let raiseVersion: () => Promise<void>;

const log = vi.spyOn(console, "error").mockImplementation(() => {});
const warn = vi.spyOn(console, "warn").mockImplementation(() => {});

beforeAll(async () => {
  const [category, version, supabase] = await Promise.all([
    import("~/routes/category"),
    import("~/server/backend/content-version.server"),
    import("~/server/backend/supabase.server"),
  ]);
  openCategory = () => category.loader(at(samplePaths.category, { slug: samples.category.slug }));
  isOutage = version.isBackendDown;
  await supabase.findBackendProblem();
  raiseVersion = async () => {
    const server = await supabase.supabaseServer;
    await server
      .from("faqalim_faqs")
      .update({ is_published: true })
      .eq("id", samples.question.id)
      .throwOnError();
    await supabase.findBackendProblem();
  };
});
afterEach(() => {
  log.mockClear();
  warn.mockClear();
});

async function seconds(task: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await task();
  return (performance.now() - from) / 1_000;
}

it("a page waits for a single deadline, not for one per read, and the next page does not wait", async () => {
  const page = JSON.stringify(await openCategory());
  await raiseVersion();
  database.isBlocked = true;
  expect(await seconds(async () => expect(JSON.stringify(await openCategory())).toBe(page))).toBeLessThan(3);
  expect(isOutage()).toBe(true);
  expect(await seconds(openCategory)).toBeLessThan(1);
});
