import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { IncomingHttpHeaders } from "node:http";
import { checkBackend } from "~/data/backend/backend-state.server";
import {
  canonicalAddress,
  type FinishedPage,
  findCachedPage,
  finishPage,
  cachedPage,
  notePurges,
  pageKey,
  purgePages,
  purgesBefore,
  replyWithPage,
} from "./page-cache.server";

/** What a request that arrives now notes. */
function purgesNow(): number {
  const headers: IncomingHttpHeaders = {};
  notePurges({ headers });
  const sent = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
  return purgesBefore(new Request("http://site.test", { headers: sent }));
}

const visit = (key: string, render: () => Promise<FinishedPage>) => cachedPage(key, render, purgesNow());

const key = (address: string, known: string[] = []) => pageKey(new URL(address, "http://site.test"), known);

it("a page is rendered once for simultaneous and later requests", async () => {
  const render = vi.fn(() => finishPage("<p>Bonjour</p>", new Headers()));
  const pages = await Promise.all(Array.from({ length: 20 }, () => visit("/once", render)));
  pages.push(await visit("/once", render));
  expect(render).toHaveBeenCalledOnce();
  expect(new Set(pages).size).toBe(1);
});

it("a failed page is not cached", async () => {
  const failing = () => Promise.reject(new Error("render failed"));
  await expect(visit("/failed", failing)).rejects.toThrow("render failed");
  const page = await visit("/failed", () => finishPage("<p>Bonjour</p>", new Headers()));
  expect(new TextDecoder().decode(page.bodies.identity)).toBe("<p>Bonjour</p>");
});

it("pages are distinguished by path and known parameters, in any order", () => {
  expect(key("/categorie/x?page=2&sous-categorie=a", ["sous-categorie", "page"])).toBe(
    "/categorie/x?sous-categorie=a&page=2",
  );
  expect(key("/categorie/x")).toBe("/categorie/x");
});

it("a URL with an unknown parameter has no key", () => {
  expect(key("/?page=2")).toBeNull();
  expect(key("/categorie/x?page=2&tri=vues", ["page"])).toBeNull();
});

it("the canonical address has no unknown parameters", () => {
  const url = new URL("http://site.test/categorie/x?tri=vues&page=2");
  expect(canonicalAddress(url, ["page"])).toBe("/categorie/x?page=2");
});

it("a URL with a repeated parameter has no key, and its canonical address has the first value", () => {
  expect(key("/recherche?q=&q=1", ["q"])).toBeNull();
  expect(canonicalAddress(new URL("http://site.test/x?page=2&page=3"), ["page"])).toBe("/x?page=2");
});

it("the response is 304 if the ETag matches in the same encoding", async () => {
  const page = await finishPage("<p>Bonjour</p>", new Headers({ "Cache-Control": "public" }));
  const reply = (headers: IncomingHttpHeaders) => replyWithPage(headers, page);
  const { ETag: etag = "" } = reply({ "accept-encoding": "br" }).headers;
  expect(reply({ "accept-encoding": "br", "if-none-match": etag })).toMatchObject({
    status: 304,
    headers: { "cache-control": "public", ETag: etag },
    body: null,
  });
  expect(reply({ "accept-encoding": "br", "if-none-match": `"other", W/${etag}` }).status).toBe(304);
  expect(reply({ "accept-encoding": "gzip", "if-none-match": etag }).status).toBe(200);
});

it("a page is found only by the exact URL that is its key", async () => {
  const page = await visit("/found?page=2", () => finishPage("<p>Bonjour</p>", new Headers()));
  expect(findCachedPage("/found?page=2")).toBe(page);
  for (const other of ["/found", "/found?page=2&utm_source=x", "/found/?page=2"]) {
    expect(findCachedPage(other)).toBeNull();
  }
});

describe("purgePages", () => {
  const page = (html: string) => () => finishPage(html, new Headers());

  it("a purge removes all pages", async () => {
    const keys = ["/one", "/one?page=2", "/other"];
    for (const key of keys) await visit(key, page("<p>old</p>"));
    purgePages();
    expect(keys.map(findCachedPage)).toEqual([null, null, null]);
  });

  it("a purge of a path removes its pages with any query, and no other page", async () => {
    const keys = ["/path", "/path?page=2", "/path/below", "/other-path"];
    for (const key of keys) await visit(key, page("<p>old</p>"));
    expect(purgePages("/path")).toBe(2);
    expect(keys.map((key) => findCachedPage(key) !== null)).toEqual([false, false, true, true]);
    expect(purgePages("/path")).toBe(0);
  });

  it("a purge between a page's loaders and its render keeps the page out of the cache", async () => {
    const noted = purgesNow();
    purgePages();
    const late = await cachedPage("/late", page("<p>old</p>"), noted);
    expect(new TextDecoder().decode(late.bodies.identity)).toBe("<p>old</p>");
    expect(findCachedPage("/late")).toBeNull();
  });

  it.each([undefined, "/slow"])(
    "a purge of %s during a render does not fail the waiting request, and the page is not cached",
    async (path) => {
      let finish: (page: FinishedPage) => void = () => {};
      const waiting = visit("/slow", () => new Promise((resolve) => (finish = resolve)));
      purgePages(path);
      finish(await finishPage("<p>old</p>", new Headers()));
      expect(new TextDecoder().decode((await waiting).bodies.identity)).toBe("<p>old</p>");
      expect(findCachedPage("/slow")).toBeNull();
    },
  );

  it("a second purge keeps the page of a second render out of the cache, although the first render has ended", async () => {
    const finish: ((page: FinishedPage) => void)[] = [];
    const render = () => new Promise<FinishedPage>((resolve) => finish.push(resolve));
    const first = visit("/twice", render);
    purgePages("/twice");
    const second = visit("/twice", render);
    finish[0]?.(await finishPage("<p>1</p>", new Headers()));
    await first;
    purgePages("/twice");
    finish[1]?.(await finishPage("<p>2</p>", new Headers()));
    await second;
    expect(findCachedPage("/twice")).toBeNull();
  });
});

it("pages rendered during an outage are cached separately, and not served once the outage ends", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  await visit("/outage", () => finishPage("<p>usual</p>", new Headers()));
  await checkBackend(() => Promise.resolve("La base de données ne répond pas."));
  expect(findCachedPage("/outage")).toBeNull();
  await visit("/outage", () => finishPage("<p>outage</p>", new Headers()));
  expect(new TextDecoder().decode(findCachedPage("/outage")?.bodies.identity)).toBe("<p>outage</p>");
  await checkBackend(() => Promise.resolve(null));
  expect(new TextDecoder().decode(findCachedPage("/outage")?.bodies.identity)).toBe("<p>usual</p>");
  expect([log.mock.calls.length, warn.mock.calls.length]).toEqual([1, 1]);
  log.mockClear();
  vi.restoreAllMocks();
});

describe("a stale page", () => {
  let later = 0;
  const now = performance.now.bind(performance);
  const text = async (key: string, render: () => Promise<FinishedPage>) =>
    new TextDecoder().decode((await visit(key, render)).bodies.identity);
  beforeEach(() => vi.spyOn(performance, "now").mockImplementation(() => now() + later));
  afterEach(() => vi.restoreAllMocks());

  /** Advances the clock, then waits until the cache notices: it reads the clock at most once per millisecond. */
  async function pass(seconds: number, key: string): Promise<void> {
    later += seconds * 1000;
    await vi.waitFor(() => expect(findCachedPage(key)).toBeNull());
  }

  it("is served during a new render until it is five minutes old", async () => {
    let version = 0;
    const render = () => finishPage(`<p>${(version += 1)}</p>`, new Headers());
    expect(await text("/old", render)).toBe("<p>1</p>");
    await pass(61, "/old");
    expect(await text("/old", render)).toBe("<p>1</p>");
    await vi.waitFor(async () => expect(await text("/old", render)).toBe("<p>2</p>"));
    await pass(301, "/old");
    expect(await text("/old", render)).toBe("<p>3</p>");
  });

  it("stays cached if the new render fails", async () => {
    await visit("/failing", () => finishPage("<p>1</p>", new Headers()));
    await pass(61, "/failing");
    const fail = vi.fn(() => Promise.reject<never>(new Error("render failed")));
    for (const times of [1, 2]) {
      await vi.waitFor(async () => {
        expect(await text("/failing", fail)).toBe("<p>1</p>");
        expect(fail).toHaveBeenCalledTimes(times);
      });
    }
  });
});
