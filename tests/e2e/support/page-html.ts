import type { Element, Root } from "hast";
import { SKIP, visit } from "unist-util-visit";
import { z } from "zod";
import { comparison, elements, head, named, plain, structuredData, textOf, type Visit } from "./crawl";

const INLINE = /^(a|abbr|b|cite|code|del|em|i|mark|small|span|strong|sub|sup|time)$/;
const NOT_TEXT = ["script", "style", "template"];

/** The text of a page with its no-break spaces, one line per block. */
function linesOf(tree: Root): string {
  let text = "";
  visit(tree, (node) => {
    if (node.type === "element" && NOT_TEXT.includes(node.tagName)) return SKIP;
    if (node.type === "element" && !INLINE.test(node.tagName)) text += "\n";
    if (node.type === "text") text += node.value;
    return undefined;
  });
  return text;
}

/** Finds breaking spaces before `;`, `:`, `!`, `?` or `»` and after `«`, and straight apostrophes. */
export function typographyProblems({ tree }: Visit): string[] {
  const body = elements(tree, named("body"))[0];
  const text = body ? linesOf({ type: "root", children: [body] }) : "";
  return text.match(/.{0,20} [;:!?»](\s|$).{0,10}|.{0,10}« .{0,20}|\p{L}'\p{L}/gu) ?? [];
}

/** What depends on a page's contents and no validator sees: the steps of its headings, its ids, its drawings and tables. */
export function structureProblems({ tree }: Visit): string[] {
  const all = (tagName: string) => elements(tree, named(tagName));
  const headings = elements(tree, ({ tagName }) => /^h[1-6]$/.test(tagName));
  const levelOf = (heading?: Element) => Number(heading?.tagName.slice(1) ?? 0);
  const ids = elements(tree, ({ properties }) => "id" in properties).map(
    ({ properties }) => properties["id"],
  );
  const inDrawings = new Set(all("svg").flatMap((svg) => elements(svg, named("svg")).slice(1)));
  const isDescribed = ({ properties }: Element) =>
    properties["ariaHidden"] === "true" || (properties["role"] === "img" && properties["ariaLabel"]);
  const isScoped = ({ properties }: Element) => ["col", "row"].includes(String(properties["scope"]));
  const wrong: [string, Element[]][] = [
    ["a step in the headings", headings.filter((one, at) => levelOf(one) > levelOf(headings[at - 1]) + 1)],
    ["an empty heading", headings.filter((heading) => textOf(heading) === "")],
    [
      "a drawing that is neither hidden nor named",
      all("svg").filter((svg) => !inDrawings.has(svg) && !isDescribed(svg)),
    ],
    ["a table without headers", all("table").filter((table) => !elements(table, named("th")).length)],
    ["a header of no row or column", all("th").filter((header) => !isScoped(header))],
    ["a link to a new window", all("a").filter(({ properties }) => "target" in properties)],
  ];
  return [
    ...["main", "h1"].filter((tagName) => all(tagName).length !== 1).map((tagName) => `not one ${tagName}`),
    ...(new Set(ids).size < ids.length ? ["two elements with one id"] : []),
    ...(all("html")[0]?.properties["lang"] === "fr" ? [] : ["not said to be in French"]),
    ...wrong.flatMap(([problem, found]) => found.map((element) => `${problem}: ${textOf(element)}`)),
  ];
}

/** The problems of a page's sharing metadata. */
export function sharingProblems(page: Visit): string[] {
  const { differences, compare, check } = comparison();
  const { title, meta, link } = head(page);
  const matches = (name: string, pattern: RegExp) =>
    check(`${name}: ${meta(name).join()}`, pattern.test(meta(name).join()));
  compare("og:url", meta("og:url"), link("canonical"));
  compare(
    "og:title",
    meta("og:title").map((text) => text.replace(/\s/g, " ")),
    [title],
  );
  compare("og:description", meta("og:description"), meta("description"));
  compare("og:locale", meta("og:locale"), ["fr_FR"]);
  compare("og:type, how many", meta("og:type").length, 1);
  matches("og:image", /^https:\/\/www\.faq-alim\.example\/partage\/.+\.png\?v=.+/);
  matches("og:image:alt", /^FAQ \+ ALIM\s: ./);
  compare("og:image:width", meta("og:image:width"), ["1200"]);
  compare("og:image:height", meta("og:image:height"), ["630"]);
  compare("twitter:card", meta("twitter:card"), ["summary_large_image"]);
  return differences;
}

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}/);
const breadcrumbs = z.object({
  itemListElement: z.array(z.object({ name: z.string(), item: z.string() })),
});
const article = z.object({
  ...{ headline: z.string(), url: z.string(), datePublished: day, dateModified: day },
  citation: z.array(z.object({ name: z.string(), creditText: z.string().min(1) })),
});
/** The types of structured data by path, beside the list of breadcrumbs of every page that shows one. */
const kindsByPath: [RegExp, string][] = [
  [/^\/$/, "WebSite"],
  [/^\/$/, "Organization"],
  [/^\/(question|fiches-pratiques)\//, "Article"],
];

/** The differences between a page's structured data and its visible content. */
export function structuredDataProblems(page: Visit, siteUrl: string): string[] {
  const problems: string[] = [];
  const same = (what: string, said: unknown, shown: unknown) => {
    const [one, other] = [said, shown].map((value) => plain(JSON.stringify(value)));
    if (one !== other) problems.push(`${what}: ${one} ≠ ${other}`);
  };
  const texts = (tagName: string, root: Parameters<typeof elements>[0] = page.tree) =>
    elements(root, named(tagName)).map(textOf);
  const [heading = ""] = texts("h1");
  const found = structuredData(page);
  const of = (type: string) => found.filter((data) => data["@type"] === type);

  for (const [paths, type] of kindsByPath)
    if (paths.test(page.path)) same(`number of ${type}`, of(type).length, 1);
  const trails = elements(page.tree, ({ properties }) => properties["ariaLabel"] === "Fil d’Ariane");
  same("number of trails", of("BreadcrumbList").length, trails.length);
  if (page.path !== "/" && head(page).isIndexed) same("number of indexed trails", trails.length, 1);

  for (const data of of("BreadcrumbList")) {
    const crumbs = breadcrumbs.parse(data).itemListElement;
    const names = crumbs.map(({ name }) => plain(name));
    const shown = (tagName: string) => trails.flatMap((trail) => elements(trail, named(tagName)));
    same("trail", names, shown("li").map(textOf));
    same("the trail's ends", [names[0], names.at(-1)], ["Accueil", heading]);
    same(
      "the trail's links",
      crumbs.slice(0, -1).map((crumb) => crumb.item),
      shown("a").map(({ properties }) => siteUrl + String(properties["href"])),
    );
  }

  // The texts are those of the page, because the list itself is marked.
  const lists = elements(page.tree, isA("FAQPage"));
  same("number of lists of questions", lists.length, /^\/(categorie|profil)\//.test(page.path) ? 1 : 0);
  for (const question of lists.flatMap((list) => elements(list, isA("Question")))) {
    same("number of names", elements(question, hasProp("name")).length, 1);
    same("number of answers", elements(question, isA("Answer")).length, 1);
  }

  for (const data of of("Article")) {
    const said = article.parse(data);
    same("headline", plain(said.headline), heading);
    same("url", said.url, siteUrl + page.path);
    const shown = textOf(page.tree);
    for (const { name, creditText } of said.citation) {
      if (!shown.includes(plain(name))) problems.push(`the source « ${name} » is not shown`);
      if (!shown.includes(plain(creditText))) problems.push(`who says « ${name} » is not shown`);
    }
    const [time] = elements(page.tree, named("time")).slice(-1);
    same("checked on", said.dateModified, time?.properties["dateTime"]);
  }
  return problems;
}

const isA =
  (type: string) =>
  ({ properties }: Element): boolean =>
    "itemScope" in properties && String(properties["itemType"]) === `https://schema.org/${type}`;

const hasProp =
  (name: string) =>
  ({ properties }: Element): boolean =>
    String(properties["itemProp"]) === name;
