import { audiencePath } from "../../../app/questions/audiences/audience";
import { categoryPath } from "../../../app/questions/categories/category";
import { questionPath } from "../../../app/questions/faq";
import { situationPath } from "../../../app/foods/look-up/situation";
import { guidePath } from "../../../app/guides/guide";
import { quizPath } from "../../../app/quiz/quiz";
import { contents, faqs, quizzes } from "../../support/contents";
import {
  comparison,
  crawl,
  elements,
  head,
  internalLinks,
  structuredData,
  type Visit,
} from "../support/crawl";
import {
  sharingProblems,
  structureProblems,
  structuredDataProblems,
  typographyProblems,
} from "../support/page-html";
import { expect, test } from "../support/fixtures";
import { PUBLIC_ADDRESS } from "../support/global-setup";

// All tests share a single crawl without a browser.
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
      ([, url, day]) => [(url ?? "").replaceAll("&amp;", "&"), day],
    ),
  );
});

const pages = () => [...visits.values()].filter(({ status, html }) => status === 200 && html !== "");
const problemsOf = (find: (page: Visit) => string[]) =>
  pages().flatMap((page) => find(page).map((problem) => `${page.path}: ${problem}`));
const canonical = (page: Visit) => head(page).link("canonical").join(" ");

test("no link is broken", () => {
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

test("every title and description fits a search result", () => {
  const { differences, compare, check } = comparison();
  for (const page of pages()) {
    const { title, meta } = head(page);
    const [description = "", ...others] = meta("description");
    check(`${page.path}: ${title}`, /^(?=.{10,65}$).*FAQ \+ ALIM/u.test(title));
    check(`${page.path}: ${description}`, description.length >= 50 && description.length <= 160);
    compare(page.path, others, []);
  }
  expect(differences).toEqual([]);
});

test("every canonical URL leads to a page that states the same canonical URL", ({ site }) => {
  const { differences, compare, check } = comparison();
  for (const page of pages()) {
    const url = canonical(page);
    check(`${page.path}: ${url}`, /^https:\/\/www\.faq-alim\.example\//.test(url));
    const target = visits.get(url.replace(PUBLIC_ADDRESS, ""));
    compare(`${page.path}: ${url}`, target?.status, 200);
    if (target) compare(page.path, canonical(target), url);
    check(`${page.path} does not name ${site.url}`, !page.html.includes(site.url));
  }
  expect(differences).toEqual([]);
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

for (const [what, find] of [
  ["valid sharing metadata", sharingProblems],
  ["one main heading, headings without steps, names for drawings and headers in tables", structureProblems],
  ["French spaces and apostrophes", typographyProblems],
] as const) {
  test(`every page has ${what}`, () => {
    expect(problemsOf(find)).toEqual([]);
  });
}

test("all pages except searches, quizzes in progress and placeholders are indexable", () => {
  const { differences, compare, check } = comparison();
  const placeholders = new Set(["/blog", "/calculateurs"]);
  for (const page of pages()) {
    const isPassing = /^\/(recherche|newsletter)|^\/quiz\/.*[?&](etat|resultat)=|[?&]aliment=/.test(
      page.path,
    );
    compare(page.path, head(page).isIndexed, !isPassing && !placeholders.has(page.path));
    if (isPassing)
      check(`${page.path}: ${canonical(page)}`, !/[?&](q|etat|resultat|aliment)=/.test(canonical(page)));
  }
  expect(differences).toEqual([]);
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

  const expected = [
    ...faqs.map((faq) => [questionPath(faq), [faq.created_on, faq.reviewed_on].sort().at(-1)]),
    ...contents.guides.map(({ slug, reviewedOn }) => [guidePath(slug), reviewedOn]),
    ...quizzes.map(({ id, created_on: day }) => [quizPath(id), day]),
    ...contents.foods.map(({ path, reviewedOn }) => [path, reviewedOn]),
  ];
  expect(expected.map(([path]) => [path, sitemap.get(`${PUBLIC_ADDRESS}${path}`)])).toEqual(expected);
  const lists = [
    ...contents.categories.map(({ slug }) => categoryPath(slug)),
    ...contents.profiles.map(({ slug }) => audiencePath(slug)),
    ...contents.situations.map(({ key }) => situationPath(key)),
  ];
  expect([...listed]).toEqual(expect.arrayContaining(lists.map((path) => PUBLIC_ADDRESS + path)));
});

test("every category, audience, guide, quiz and list has its own share image, of 1200 × 630 and under 120 KB", async ({
  site,
}) => {
  const images = new Set(pages().flatMap((page) => head(page).meta("og:image")));
  const { categories, profiles, guides, situations } = contents;
  expect(images.size).toBe([categories, profiles, guides, quizzes, situations].flat().length + 1);
  for (const image of images) {
    const response = await fetch(image.replace(PUBLIC_ADDRESS, site.url));
    expect(response.headers.get("Cache-Control"), image).toContain("immutable");
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(1, 4).toString(), image).toBe("PNG");
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], image).toEqual([1200, 630]);
    expect(bytes.byteLength, image).toBeLessThan(120_000);
  }
});

test("the structured data is valid and matches the page", () => {
  const { differences, compare } = comparison();
  const kinds = new Set<unknown>();
  for (const page of pages()) {
    for (const data of structuredData(page)) {
      kinds.add(data["@type"]);
      compare(page.path, data["@context"], "https://schema.org");
    }
    compare(page.path, structuredDataProblems(page, PUBLIC_ADDRESS), []);
  }
  expect(differences).toEqual([]);
  expect([...kinds].sort()).toEqual([
    "Article",
    "BreadcrumbList",
    "FAQPage",
    "HowTo",
    "Organization",
    "WebSite",
  ]);
});
