import { afterEach, describe, expect, it, vi } from "vitest";
import { trackVersion } from "~/server/backend/content-version.server";
import { raiseVersion } from "../../../tests/support/content-version";
import {
  acceptedEncodings,
  cachedPage,
  findCachedPage,
  type FinishedPage,
  finishPage,
  isFresh,
  servePage,
} from "./page-cache.server";

const page = (html: string) => () => finishPage(html, new Headers());
const textOf = (found: FinishedPage | null) => found && new TextDecoder().decode(found.bodies.identity);

it("a page is rendered once for simultaneous and later requests", async () => {
  const render = vi.fn(() => finishPage("<p>Bonjour</p>", new Headers()));
  const pages = await Promise.all(Array.from({ length: 20 }, () => cachedPage("/once", render)));
  pages.push(await cachedPage("/once", render));
  expect(render).toHaveBeenCalledOnce();
  expect(new Set(pages).size).toBe(1);
});

it("a URL with a repeated or unknown parameter redirects to the first value of those that are known", async () => {
  const request = new Request("http://site.test/x?page=2&utm=1&page=3");
  const { status, headers } = await servePage(request, ["page"], page(""));
  expect([status, headers.get("Location")]).toEqual([308, "/x?page=2"]);
});

describe("a page belongs to a content version and a day in Paris", () => {
  afterEach(() => vi.useRealTimers());

  it("a new content version renders it again", async () => {
    await cachedPage("/versions", page("<p>old</p>"));
    await raiseVersion();
    expect(findCachedPage("/versions")).toBeNull();
    expect(textOf(await cachedPage("/versions", page("<p>new</p>")))).toBe("<p>new</p>");
  });

  it("a page whose loaders may have read the contents of the earlier version is not found later", async () => {
    const rendered = await trackVersion(async () => {
      await raiseVersion();
      return cachedPage("/late", page("<p>old</p>"));
    });
    expect(textOf(rendered)).toBe("<p>old</p>");
    expect(findCachedPage("/late")).toBeNull();
  });

  it("a request of a new version does not share the render of an earlier one", async () => {
    let finish: (rendered: FinishedPage) => void = () => {};
    const waiting = cachedPage("/slow", () => new Promise((resolve) => (finish = resolve)));
    await raiseVersion();
    expect(textOf(await cachedPage("/slow", page("<p>new</p>")))).toBe("<p>new</p>");
    finish(await page("<p>old</p>")());
    expect(textOf(await waiting)).toBe("<p>old</p>");
    expect(textOf(findCachedPage("/slow"))).toBe("<p>new</p>");
  });

  it("it is served all day, and rendered again after midnight in Paris", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-07-01T00:30:00+02:00") });
    await cachedPage("/days", page("<p>1 July</p>"));
    vi.setSystemTime(new Date("2026-07-01T23:59:00+02:00"));
    expect(textOf(findCachedPage("/days"))).toBe("<p>1 July</p>");
    vi.setSystemTime(new Date("2026-07-02T00:00:00+02:00"));
    expect(findCachedPage("/days")).toBeNull();
  });
});

it.each([
  ["br", ["br", "identity"]],
  ["gzip, deflate, br;q=0.5", ["br", "gzip", "identity"]],
  ["GZIP", ["gzip", "identity"]],
  ["br;q=0, gzip", ["gzip", "identity"]],
  ["br; q=0.0 ,gzip ; q=0.01", ["gzip", "identity"]],
  ["x-gzip, *", ["identity"]],
  ["", ["identity"]],
  [undefined, ["identity"]],
])("a client with Accept-Encoding %j gets %j", (accepted, encodings) => {
  expect(acceptedEncodings({ "accept-encoding": accepted })).toEqual(encodings);
});

it.each([
  [{ "if-none-match": '"a"' }, true],
  [{ "if-none-match": '"b", W/"a"' }, true],
  [{ "if-none-match": "*" }, true],
  [{ "if-none-match": '"b"' }, false],
  [{ "if-none-match": '"a"', "cache-control": "no-cache" }, false],
  [{ "if-none-match": '"a"', "cache-control": "max-age=0" }, true],
  [{ "if-modified-since": "Fri, 27 Nov 2026 00:00:00 GMT" }, false],
  [{}, false],
])("with %j the copy of a client is current: %j", (headers, isCurrent) => {
  expect(isFresh(headers, '"a"')).toBe(isCurrent);
  expect(isFresh(headers, 'W/"a"')).toBe(isCurrent);
});
