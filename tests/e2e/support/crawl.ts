import { isDeepStrictEqual } from "node:util";
import type { Element, Root } from "hast";
import rehypeParse from "rehype-parse";
import { unified } from "unified";
import { SKIP, visit } from "unist-util-visit";

const parser = unified().use(rehypeParse).freeze();

/** A text in which each run of spaces, no-break spaces and line breaks is one plain space. */
export const plain = (text: string) => text.replace(/[\s\u00a0\u202f]+/g, " ").trim();

/** Caches the elements of each page, because every check needs them. */
const elementsOfPage = new WeakMap<Root, Element[]>();

function allElements(tree: Root | Element): Element[] {
  const known = tree.type === "root" ? elementsOfPage.get(tree) : undefined;
  if (known) return known;
  const found: Element[] = [];
  visit(tree, "element", (element) => void found.push(element));
  if (tree.type === "root") elementsOfPage.set(tree, found);
  return found;
}

/** The matching elements of a tree in document order. */
export function elements(tree: Root | Element, passes: (element: Element) => boolean): Element[] {
  return allElements(tree).filter(passes);
}

export const named =
  (tagName: string) =>
  (element: Element): boolean =>
    element.tagName === tagName;

/** Whether `textOf` omits an element. */
function isNotText({ tagName, properties }: Element): boolean {
  return (
    ["script", "svg", "caption"].includes(tagName) ||
    properties["ariaHidden"] === "true" ||
    /^figure-(source|key)$/.test(String(properties["className"]))
  );
}

/** The text of an element, without scripts, SVGs, captions, `aria-hidden` elements, and the keys and sources of figures. */
export function textOf(tree: Root | Element): string {
  let text = "";
  visit(tree, (node) => {
    if (node.type === "element" && isNotText(node)) return SKIP;
    if (node.type === "element")
      text += /^(a|em|strong|span|sup|sub|time|del)$/.test(node.tagName) ? "" : " ";
    if (node.type === "text") text += node.value;
    return undefined;
  });
  return plain(text);
}

export type Visit = {
  /** The requested path and query. */
  path: string;
  status: number;
  contentType: string;
  cacheControl: string | null;
  /** The target of a redirect. */
  location: string | null;
  html: string;
  tree: Root;
};

const CRAWLER = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";

/** Requests a page, by default as a search engine and without following redirects. */
export async function visitPage(
  origin: string,
  path: string,
  agent = CRAWLER,
  redirect: "manual" | "follow" = "manual",
): Promise<Visit> {
  const response = await fetch(origin + path, { redirect, headers: { "User-Agent": agent } });
  const contentType = response.headers.get("Content-Type") ?? "";
  const isPage = contentType.startsWith("text/html");
  const html = isPage ? await response.text() : (await response.arrayBuffer(), "");
  return {
    ...{ path, contentType, html },
    status: response.status,
    cacheControl: response.headers.get("Cache-Control"),
    location: response.headers.get("Location"),
    tree: parser.parse(html),
  };
}

/** The internal links of a page, with their hashes. */
export function internalLinks({ tree, path }: Visit, siteUrl: string): URL[] {
  return elements(tree, named("a"))
    .map(({ properties }) => new URL(String(properties["href"]), siteUrl + path))
    .filter(({ origin }) => origin === siteUrl);
}

/** Visits every page that links and redirects reach from a start page. Visits only one page with `?pour=` per situation. */
export async function crawl(origin: string, siteUrl: string, start: string): Promise<Map<string, Visit>> {
  const visits = new Map<string, Visit>();
  const waiting = [start];
  const known = new Set(waiting);
  const situations = new Set<string>();
  const follow = (url: URL) => {
    // A food's pages for different situations differ only in their first section.
    const situation = url.searchParams.get("pour");
    if (situation !== null && situations.has(situation)) return;
    if (situation !== null) situations.add(situation);
    const path = url.pathname + url.search;
    if (!known.has(path)) waiting.push(path);
    known.add(path);
  };
  const work = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const visit = await visitPage(origin, path);
      visits.set(path, visit);
      if (visit.location !== null) follow(new URL(visit.location, siteUrl + path));
      for (const url of internalLinks(visit, siteUrl)) follow(url);
    }
  };
  // Workers end when the queue is empty. It is empty while the first page loads, so start them again until it stays empty.
  for (; waiting.length > 0;) await Promise.all([work(), work(), work(), work()]);
  return visits;
}

/** Collects differences for a single expectation: each Playwright expectation takes a millisecond. */
export function comparison() {
  const differences: string[] = [];
  const compare = (what: string, actual: unknown, expected: unknown) => {
    if (isDeepStrictEqual(actual, expected)) return;
    differences.push(`${what}: ${JSON.stringify(actual)} instead of ${JSON.stringify(expected)}`);
  };
  const check = (what: string, holds: boolean) => compare(what, holds, true);
  return { differences, compare, check };
}

/** The metadata in a page's head. */
export function head({ tree }: Visit) {
  const meta = (key: string) => {
    const found = elements(
      tree,
      ({ tagName, properties }) =>
        tagName === "meta" && (properties["name"] === key || properties["property"] === key),
    );
    return found.map(({ properties }) => String(properties["content"]));
  };
  const link = (rel: string) =>
    elements(tree, ({ tagName, properties }) => tagName === "link" && String(properties["rel"]) === rel).map(
      ({ properties }) => String(properties["href"]),
    );
  const [title] = elements(tree, (element) => element.tagName === "title");
  return {
    title: title ? textOf(title) : "",
    meta,
    link,
    isIndexed: !meta("robots").join().includes("noindex"),
  };
}

/** The JSON-LD of a page. */
export function structuredData({ tree }: Visit): Record<string, unknown>[] {
  return elements(tree, ({ properties }) => properties["type"] === "application/ld+json").map((script) => {
    const [text] = script.children;
    const value: unknown = JSON.parse(text?.type === "text" ? text.value : "");
    if (typeof value !== "object" || value === null) throw new Error("not an object");
    return { ...value };
  });
}
