import type { Element } from "hast";
import { z } from "zod";
import { elements, named, plain, structuredData, textOf, type Visit } from "./crawl";

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
      publisher: z.object({ "@type": z.literal("Organization"), name: z.string().min(1) }),
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
  [/^\/quiz\/\d+/, ["Quiz", "BreadcrumbList"]],
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
    for (const { name } of said.citation) {
      if (!shown.includes(plain(name))) problems.push(`the source « ${name} » is not shown`);
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
