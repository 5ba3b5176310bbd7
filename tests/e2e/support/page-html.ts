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

const labelOf = ({ properties }: Element) => properties["ariaLabel"] ?? properties["ariaLabelledBy"];

/** The problems of a page's title, headings and landmarks. */
export function outlineProblems(page: Visit): string[] {
  const { tree } = page;
  const problems: string[] = [];
  const expectOne = (what: string, found: unknown[]) => {
    if (found.length !== 1) problems.push(`${found.length} ${what}`);
  };
  const [main] = elements(tree, named("main"));
  const inMain = new Set(main ? elements(main, () => true) : []);
  const outside = (tagName: string) =>
    elements(tree, named(tagName)).filter((element) => !inMain.has(element));

  expectOne(
    "titles",
    elements(tree, (element) => element.tagName === "title" && !("ariaHidden" in element.properties)),
  );
  expectOne("main parts", elements(tree, named("main")));
  expectOne("main headings", elements(tree, named("h1")));
  expectOne("page headers", outside("header"));
  expectOne("page footers", outside("footer"));
  if (!/.{4,} \| FAQ \+ ALIM$|^FAQ \+ ALIM/.test(head(page).title))
    problems.push(`title: ${head(page).title}`);
  if (elements(tree, named("html"))[0]?.properties["lang"] !== "fr")
    problems.push("not said to be in French");
  let level = 0;
  for (const heading of elements(tree, ({ tagName }) => /^h[1-6]$/.test(tagName))) {
    if (textOf(heading) === "") problems.push(`an empty ${heading.tagName}`);
    const own = Number(heading.tagName.slice(1));
    if (own > level + 1) problems.push(`h${own} after h${level}: ${textOf(heading)}`);
    level = own;
  }
  const navigations = elements(tree, named("nav")).map(labelOf);
  if (navigations.includes(undefined)) problems.push("a navigation without a name");
  if (new Set(navigations).size < navigations.length) problems.push("two navigations with one name");
  const ids = elements(tree, ({ properties }) => "id" in properties).map(
    ({ properties }) => properties["id"],
  );
  if (new Set(ids).size < ids.length) problems.push("two elements with one id");
  return problems;
}

/** Elements that would need a text alternative or controls. The site does not use them. */
const EMBEDDED = ["audio", "canvas", "embed", "frame", "iframe", "marquee", "object", "video"];

/** The accessibility problems of a page's images, tables and links. */
export function alternativeProblems({ tree }: Visit): string[] {
  const problems: string[] = [];
  const inDrawings = new Set(
    elements(tree, named("svg")).flatMap((svg) => elements(svg, named("svg")).slice(1)),
  );
  for (const element of elements(tree, () => true)) {
    if (inDrawings.has(element)) continue;
    const { tagName, properties } = element;
    if (EMBEDDED.includes(tagName)) problems.push(`a ${tagName}`);
    if (tagName === "img" && properties["alt"] === undefined)
      problems.push("a picture without an alternative");
    const isHidden = properties["ariaHidden"] === "true";
    if (tagName === "svg" && !isHidden && !(properties["role"] === "img" && labelOf(element)))
      problems.push("a drawing that is neither hidden nor named");
    if (tagName === "table" && elements(element, named("th")).length === 0)
      problems.push("a table without headers");
    if (tagName === "th" && !["col", "row"].includes(String(properties["scope"])))
      problems.push(`a header of no row or column: ${textOf(element)}`);
    if (tagName === "a" && textOf(element) === "" && !labelOf(element))
      problems.push(`a link without a name: ${String(properties["href"])}`);
    if (properties["target"] !== undefined) problems.push("a link to a new window");
  }
  return problems;
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

const item = z.object({ name: z.string(), item: z.string() });

const breadcrumbs = z.object({ itemListElement: z.array(item) });
const article = z.object({
  headline: z.string(),
  url: z.string(),
  datePublished: z.string().regex(/^\d{4}-\d{2}-\d{2}/),
  dateModified: z.string().regex(/^\d{4}-\d{2}-\d{2}/),
  citation: z.array(
    z.object({
      "@type": z.literal("CreativeWork"),
      name: z.string(),
      url: z.string().url().optional(),
      creditText: z.string().min(1),
    }),
  ),
});
/** The required types of structured data by path; other pages need none. */
const kindsByPath: [RegExp, string[]][] = [
  [/^\/$/, ["WebSite", "Organization"]],
  [/^\/(categorie|profil)\//, ["BreadcrumbList"]],
  [/^\/question\//, ["Article", "BreadcrumbList"]],
  [/^\/fiches-pratiques\//, ["Article", "BreadcrumbList"]],
  [/^\/(aliments|conservation|saisons)/, ["BreadcrumbList"]],
  [/^\/glossaire/, ["DefinedTermSet", "BreadcrumbList"]],
  [/^\/quiz\/\d+/, ["BreadcrumbList"]],
  [
    /^\/(quiz|fiches-pratiques|a-propos|blog|plan-du-site|calculateurs|contact|mentions-legales|politique-confidentialite|cgu|accessibilite)(\?|$)/,
    ["BreadcrumbList"],
  ],
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

  for (const type of kindsByPath.find(([paths]) => paths.test(page.path))?.[1] ?? []) {
    same(`number of ${type}`, of(type).length, 1);
  }

  for (const data of of("BreadcrumbList")) {
    const crumbs = breadcrumbs.parse(data).itemListElement;
    const names = crumbs.map(({ name }) => plain(name));
    const trails = elements(page.tree, ({ properties }) => properties["ariaLabel"] === "Fil d’Ariane");
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
