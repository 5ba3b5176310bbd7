import { contents, faqs, quizzes } from "../contents";
import { searches } from "../search-samples";
import { vocabularyProblems } from "../vocabulary";
import { crawl, elements, head, internalLinks, structuredData, type Visit, visitPage } from "./crawl";
import { expectedSiteMap } from "./crawl-site-map";
import { structuredDataProblems } from "./crawl-structured-data";
import { alternativeProblems, outlineProblems, typographyProblems } from "./page-html";
import { expect, test } from "./fixtures";
import { PUBLIC_ADDRESS } from "./global-setup";

// One crawl, without a browser, for all of these.
test.describe.configure({ mode: "default" });

let visits: Map<string, Visit>;
let sitemap: Map<string, string | undefined>;

test.beforeAll(async ({ site }) => {
  test.setTimeout(600_000);
  visits = await crawl(site.url, PUBLIC_ADDRESS, "/");
  const xml = await (await fetch(`${site.url}/sitemap.xml`)).text();
  sitemap = new Map(
    Array.from(
      xml.matchAll(/<url><loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?<\/url>/g),
      ([, url, day]) => [(url ?? "").replace(/&(amp|#x26);/g, "&"), day],
    ),
  );
});

const pages = () => [...visits.values()].filter(({ status, html }) => status === 200 && html !== "");
const canonical = (page: Visit) => head(page).link("canonical").join(" ");

test("no link leads nowhere", () => {
  const broken = [...visits.values()].filter(
    ({ status, location }) => status !== 200 && !(location !== null && [302, 308].includes(status)),
  );
  expect(broken.map(({ path, status }) => [path, status])).toEqual([]);
  const lostAnchors = pages().flatMap((page) =>
    internalLinks(page, PUBLIC_ADDRESS)
      .filter(({ hash }) => hash !== "")
      .filter(({ pathname, search, hash }) => {
        const target = visits.get(pathname + search);
        const id = decodeURIComponent(hash.slice(1));
        return target && !elements(target.tree, ({ properties }) => properties["id"] === id).length;
      })
      .map(({ href }) => `${page.path} → ${href}`),
  );
  expect(lostAnchors).toEqual([]);
});

test("no page holds a NUL character, which React's renderer for Node streams writes", async ({ site }) => {
  const terms = [
    "œuf",
    "sel",
    searches.frequent,
    searches.accented,
    searches.ofOneMyth,
    searches.mistyped.term,
  ];
  const paths = terms.map((q) => `/recherche?${new URLSearchParams({ q })}`);
  const found = await Promise.all(paths.map((path) => visitPage(site.url, path)));
  for (const page of [...visits.values(), ...found]) {
    expect.soft(page.html.includes("\0"), page.path).toBe(false);
  }
});

test("every page has a title and a description that search results show in full", () => {
  for (const page of pages()) {
    const { title, meta } = head(page);
    const [description = "", ...others] = meta("description");
    expect.soft(title, page.path).toMatch(/^(?=.{10,65}$).*FAQ \+ ALIM/u);
    expect.soft(description.length, `${page.path}: ${description}`).toBeGreaterThanOrEqual(50);
    expect.soft(description.length, `${page.path}: ${description}`).toBeLessThanOrEqual(160);
    expect.soft(others, page.path).toEqual([]);
  }
});

test("every page has one address, which is a page with that address", ({ site }) => {
  for (const page of pages()) {
    const url = canonical(page);
    expect.soft(url, page.path).toMatch(/^https:\/\/www\.faq-alim\.example\//);
    const target = visits.get(url.replace(PUBLIC_ADDRESS, ""));
    expect.soft(target?.status, `${page.path}: ${url}`).toBe(200);
    if (target) expect.soft(canonical(target), page.path).toBe(url);
    expect.soft(page.html, page.path).not.toContain(site.url);
  }
});

test("no two pages have the same title or the same description", () => {
  const repeats = (say: (page: Visit) => string) => {
    const addresses = new Map<string, Set<string>>();
    for (const page of pages()) {
      addresses.set(say(page), (addresses.get(say(page)) ?? new Set()).add(canonical(page)));
    }
    return [...addresses].filter(([, urls]) => urls.size > 1).map(([text, urls]) => [text, ...urls]);
  };
  expect(repeats((page) => head(page).title)).toEqual([]);
  expect(repeats((page) => head(page).meta("description").join())).toEqual([]);
});

test("every page can be shared", () => {
  for (const page of pages()) {
    const { title, meta } = head(page);
    const [image = ""] = meta("og:image");
    expect.soft(meta("og:url"), page.path).toEqual([canonical(page)]);
    expect
      .soft(
        meta("og:title").map((text) => text.replace(/\s/g, " ")),
        page.path,
      )
      .toEqual([title]);
    expect.soft(meta("og:description"), page.path).toEqual(meta("description"));
    expect.soft(meta("og:locale"), page.path).toEqual(["fr_FR"]);
    expect.soft(meta("og:type"), page.path).toHaveLength(1);
    expect.soft(image, page.path).toMatch(/^https:\/\/www\.faq-alim\.example\/partage\/.+\.png\?v=.+/);
    expect.soft(meta("og:image:alt").join(), page.path).toMatch(/^FAQ \+ ALIM\s: ./);
    expect.soft([meta("og:image:width"), meta("og:image:height")], page.path).toEqual([["1200"], ["630"]]);
    expect.soft(meta("twitter:card"), page.path).toEqual(["summary_large_image"]);
  }
});

test("share images are served in the version that their pages name", async ({ request, site }) => {
  const images = [...new Set(pages().map((page) => head(page).meta("og:image").join()))];
  const { categories, guides } = contents;
  const own = [categories, guides, quizzes, faqs].reduce((count, { length }) => count + length, 0);
  expect(images.length, "each has a picture of its own").toBeGreaterThan(own);
  const kinds = new Map(images.map((image) => [image.split("/").at(-2), image]));
  expect([...kinds.keys()].sort()).toEqual(["fiche", "question", "quiz", "site", "theme"]);
  for (const image of kinds.values()) {
    const response = await request.get(image.replace(PUBLIC_ADDRESS, site.url));
    expect.soft([image, response.status()]).toEqual([image, 200]);
    // A picture of another title than the page's would not be kept for good.
    expect.soft(response.headers()["cache-control"], image).toContain("immutable");
    const png = await response.body();
    expect.soft([png.readUInt32BE(16), png.readUInt32BE(20)], image).toEqual([1200, 630]);
  }
});

test("every page has one title, one main heading and named landmarks", () => {
  for (const page of pages()) expect.soft(outlineProblems(page), page.path).toEqual([]);
});

test("every page names its drawings and links, and says what its tables' cells are", () => {
  for (const page of pages()) expect.soft(alternativeProblems(page), page.path).toEqual([]);
});

test("every page has French spaces and apostrophes", () => {
  for (const page of pages()) expect.soft(typographyProblems(page), page.path).toEqual([]);
});

test("searches and quizzes in progress are not indexed; the other pages are", () => {
  for (const page of pages()) {
    const isPassing = /^\/(recherche|newsletter)|[?&](etat|resultat)=/.test(page.path);
    expect.soft(head(page).isIndexed, page.path).toBe(!isPassing);
    if (isPassing) expect.soft(canonical(page), page.path).not.toMatch(/[?&](q|etat|resultat)=/);
  }
});

test("the site map, the links and the contents agree", () => {
  const listed = new Set(sitemap.keys());
  const reached = new Set(
    pages()
      .filter((page) => head(page).isIndexed)
      .map(canonical)
      .filter((url) => !/[?&]page=/.test(url)),
  );
  expect(
    [...listed].filter((url) => !reached.has(url)),
    "listed, but nothing links to it",
  ).toEqual([]);
  expect(
    [...reached].filter((url) => !listed.has(url)),
    "linked, but not listed",
  ).toEqual([]);

  const { dated, lists } = expectedSiteMap(PUBLIC_ADDRESS);
  for (const [url, day] of dated) expect.soft([url, sitemap.get(url)]).toEqual([url, day]);
  expect([...listed].sort()).toEqual([...dated.keys(), ...lists].sort());
});

test("structured data are in the vocabulary and say what the page shows", () => {
  const kinds = new Set<unknown>();
  for (const page of pages()) {
    for (const data of structuredData(page)) {
      kinds.add(data["@type"]);
      expect.soft(data["@context"], page.path).toBe("https://schema.org");
      expect.soft(vocabularyProblems(data), page.path).toEqual([]);
    }
    expect.soft(structuredDataProblems(page, PUBLIC_ADDRESS), page.path).toEqual([]);
  }
  expect([...kinds].sort()).toEqual(
    ["Article", "BreadcrumbList", "DefinedTermSet", "HowTo", "Organization", "Quiz", "WebSite"].sort(),
  );
});
