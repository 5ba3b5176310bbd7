import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { IncomingHttpHeaders } from "node:http";
import {
  canonicalAddress,
  type FinishedPage,
  findKeptPage,
  finishPage,
  keptPage,
  pageKey,
  replyWithPage,
} from "./page-cache.server";

const key = (address: string, known: string[] = []) => pageKey(new URL(address, "http://site.test"), known);

it("renders a page once for simultaneous and for later visitors", async () => {
  const render = vi.fn(() => finishPage("<p>Bonjour</p>", new Headers()));
  const pages = await Promise.all(Array.from({ length: 20 }, () => keptPage("/once", render)));
  pages.push(await keptPage("/once", render));
  expect(render).toHaveBeenCalledOnce();
  expect(new Set(pages).size).toBe(1);
});

it("does not cache a failed page", async () => {
  const failing = () => Promise.reject(new Error("render failed"));
  await expect(keptPage("/failed", failing)).rejects.toThrow("render failed");
  const page = await keptPage("/failed", () => finishPage("<p>Bonjour</p>", new Headers()));
  expect(new TextDecoder().decode(page.bodies.identity)).toBe("<p>Bonjour</p>");
});

it("distinguishes pages by path and known parameters, in any order", () => {
  expect(key("/categorie/x?page=2&sous-categorie=a", ["sous-categorie", "page"])).toBe(
    "/categorie/x?sous-categorie=a&page=2",
  );
  expect(key("/categorie/x")).toBe("/categorie/x");
});

it("ignores tracking parameters", () => {
  expect(key("/?utm_source=lettre&fbclid=1")).toBe("/");
});

it("returns no key for an unknown parameter", () => {
  expect(key("/?page=2")).toBeNull();
  expect(key("/categorie/x?page=2&tri=vues", ["page"])).toBeNull();
});

it("removes unknown parameters from the canonical address", () => {
  const url = new URL("http://site.test/categorie/x?tri=vues&page=2");
  expect(canonicalAddress(url, ["page"])).toBe("/categorie/x?page=2");
});

it("has no key for a repeated parameter: only the first value counts", () => {
  expect(key("/recherche?q=&q=1", ["q"])).toBeNull();
  expect(canonicalAddress(new URL("http://site.test/x?page=2&page=3"), ["page"])).toBe("/x?page=2");
});

it("answers 304 to a visitor who has the same bytes in the same encoding", async () => {
  const page = await finishPage("<p>Bonjour</p>", new Headers({ "Cache-Control": "public" }));
  const ask = (headers: IncomingHttpHeaders) => replyWithPage(headers, page);
  const { ETag: etag = "" } = ask({ "accept-encoding": "br" }).headers;
  expect(ask({ "accept-encoding": "br", "if-none-match": etag })).toMatchObject({
    status: 304,
    headers: { "cache-control": "public", ETag: etag },
    body: null,
  });
  expect(ask({ "accept-encoding": "br", "if-none-match": `"other", W/${etag}` }).status).toBe(304);
  expect(ask({ "accept-encoding": "gzip", "if-none-match": etag }).status).toBe(200);
});

it("finds a page by the URL that is its key, and by no other", async () => {
  const page = await keptPage("/found?page=2", () => finishPage("<p>Bonjour</p>", new Headers()));
  expect(findKeptPage("/found?page=2")).toBe(page);
  for (const other of ["/found", "/found?page=2&utm_source=x", "/found/?page=2"]) {
    expect(findKeptPage(other)).toBeNull();
  }
});

describe("a page that was kept for a while", () => {
  let later = 0;
  const now = performance.now.bind(performance);
  const text = async (key: string, render: () => Promise<FinishedPage>) =>
    new TextDecoder().decode((await keptPage(key, render)).bodies.identity);
  beforeEach(() => vi.spyOn(performance, "now").mockImplementation(() => now() + later));
  afterEach(() => vi.restoreAllMocks());

  /** The cache reads the clock once per millisecond. */
  async function pass(seconds: number, key: string): Promise<void> {
    later += seconds * 1000;
    await vi.waitFor(() => expect(findKeptPage(key)).toBeNull());
  }

  it("is served while it is rendered again, until it is five minutes old", async () => {
    let version = 0;
    const render = () => finishPage(`<p>${(version += 1)}</p>`, new Headers());
    expect(await text("/old", render)).toBe("<p>1</p>");
    await pass(61, "/old");
    expect(await text("/old", render)).toBe("<p>1</p>");
    await vi.waitFor(async () => expect(await text("/old", render)).toBe("<p>2</p>"));
    await pass(301, "/old");
    expect(await text("/old", render)).toBe("<p>3</p>");
  });

  it("is kept if its new rendering fails", async () => {
    await keptPage("/failing", () => finishPage("<p>1</p>", new Headers()));
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
