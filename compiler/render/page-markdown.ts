import type { Element, Root as HtmlRoot } from "hast";
import type { Root } from "mdast";
import rehypeParse from "rehype-parse";
import rehypeRemark, { type Options } from "rehype-remark";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import { SKIP, visit } from "unist-util-visit";
import { GLOSSARY_PATH } from "../../app/glossary/glossary";
import { type Source, sourceLabel, sourcesOf } from "../../app/shell/article/source";
import { frenchDate } from "../../app/text/dates";
import { SITE_PLACEHOLDER } from "../../app/server/compiled/page-files";
import { mythLabel, mythTitle } from "../../app/questions/myth";
import { type Advice, adviceFor } from "../../app/foods/look-up/advice";
import type { Food } from "../../app/foods/food";
import { alsoLines, eating, ended, raised, verdictHeading } from "../../app/foods/food-words";
import { type Situation, warningFor } from "../../app/foods/look-up/situation";
import { placeLabel, STORAGE_PLACES } from "../../app/foods/storage/storage";
import { type Guide, guidePath } from "../../app/guides/guide";
import { withHeadings } from "../../app/text/headings";
import type { FoodText, QuestionText } from "../../app/machines/page-texts";

const HIDDEN_CLASSES = new Set(["drawn", "figure-key"]);

/** A drawing becomes its text alternative; a decorative drawing is removed. */
const handlers: Options["handlers"] = {
  svg(_state, { properties }: Element) {
    const label = properties["ariaLabel"];
    if (typeof label !== "string") return undefined;
    return { type: "paragraph", children: [{ type: "text", value: `Dessin\u202f: ${label}` }] };
  },
};

const isTermLink = ({ tagName, properties: { href } }: Element) =>
  tagName === "a" && typeof href === "string" && href.startsWith(`${GLOSSARY_PATH}#`);

/** Removes what is only visual, such as bars, and links to the glossary; makes links absolute. */
function rehypeForReaders({ pageUrl }: { pageUrl: string }) {
  return (tree: HtmlRoot) => {
    visit(tree, "element", (node, index, parent) => {
      const { tagName, properties, children } = node;
      const { href, className } = properties;
      const isHidden = [className].flat().some((name) => HIDDEN_CLASSES.has(String(name)));
      if ((isHidden || isTermLink(node)) && parent && index !== undefined) {
        parent.children.splice(index, 1, ...(isHidden ? [] : children));
        return [SKIP, index];
      }
      if (tagName === "a" && typeof href === "string" && URL.canParse(href, pageUrl))
        properties["href"] = new URL(href, pageUrl).href;
      return undefined;
    });
  };
}

const parser = unified().use(rehypeParse, { fragment: true }).freeze();
const writer = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: "-", listItemIndent: "one" })
  .freeze();

export function htmlToMarkdown(html: string, pageUrl: string): string {
  const converter = unified().use(rehypeForReaders, { pageUrl }).use(rehypeRemark, { handlers });
  const tree = converter.runSync(parser.parse(html));
  return isMarkdown(tree) ? writer.stringify(tree).trim() : "";
}

function isMarkdown(tree: { type: string }): tree is Root {
  return tree.type === "root";
}

/** A text in which no character has a meaning in Markdown. */
const plain = (words: string) => words.replace(/[\\`*_[\]<~]/g, "\\$&");
const strong = (words: string) => `**${plain(words)}**`;
const link = (url: string, words: string) => `[${plain(words)}](${url.replace(/[()]/g, "\\$&")})`;
const list = (items: string[]) => items.map((item) => `- ${item}`).join("\n");

/** The caution that must accompany every quotation of the site's advice. */
const CAUTION = "Information générale, ne remplace pas un avis médical.";

type Cited = { sources: readonly Source[]; reviewedOn: string | null };

/** The blocks of a page, then its sources, each linked to its page, and the caution. */
function markdownOf(url: string, { sources, reviewedOn }: Cited, ...blocks: (string | null)[]): string {
  const items = sources.map((source) => {
    const { title, url: page } = source;
    return `${page ? link(page, title) : plain(title)}, ${plain(sourceLabel(source))}`;
  });
  const heading = sources.length > 1 ? "## Sources" : "## Source";
  const reviewed = reviewedOn ? `Vérifié le ${frenchDate(reviewedOn)}. ` : "";
  const all = [...blocks, items.length > 0 && heading, list(items), `> ${CAUTION}`];
  return `${[...all, `${reviewed}Page\u202f: <${url}>`].filter(Boolean).join("\n\n")}\n`;
}

export function questionMarkdown(faq: QuestionText): string {
  const url = SITE_PLACEHOLDER + faq.path;
  return markdownOf(
    url,
    faq,
    `# ${plain(faq.isMyth ? mythTitle(faq.question) : faq.question)}`,
    faq.isMyth ? strong(mythLabel(faq.idea)) : null,
    htmlToMarkdown(withHeadings(faq.answer, "h2"), url),
  );
}

export function guideMarkdown(guide: Guide): string {
  const url = SITE_PLACEHOLDER + guidePath(guide.slug);
  return markdownOf(
    url,
    guide,
    `# ${plain(guide.title)}`,
    plain(guide.description),
    "## Points clés à retenir",
    list(guide.keyTakeaways.map(plain)),
    "## Objectifs",
    list(guide.objectives.map(plain)),
    htmlToMarkdown(guide.introduction, url),
    ...guide.sections.flatMap(({ title, html }, index) => [
      `## ${index + 1}. ${plain(title)}`,
      htmlToMarkdown(html, url),
    ]),
    "## Astuces",
    list(guide.tips.map(plain)),
  );
}

export function foodMarkdown({ food, storages }: FoodText, situations: readonly Situation[]): string {
  const advised = situations.map((situation) => ({ situation, advice: adviceFor(food, situation) }));
  const { synonyms, replacement, allergens, reviewedOn } = food;
  const sources = sourcesOf([...advised.map(({ advice }) => advice), ...storages]);
  return markdownOf(
    SITE_PLACEHOLDER + food.path,
    { sources, reviewedOn },
    `# ${plain(food.name)}\u202f: puis-je en ${eating(food)}\u202f?`,
    synonyms.length > 0 ? `Aussi\u202f: ${plain(synonyms.join(", "))}.` : null,
    "## Selon la personne",
    list(advised.map(({ situation, advice }) => verdictLine(food, situation, advice))),
    replacement && `**À la place\u202f:** ${plain(replacement)}.`,
    allergens && `**Allergènes\u202f:** ${plain(allergens)}. Seule l’étiquette fait foi.`,
    ...storageSection(storages),
  );
}

function verdictLine(food: Food, situation: Situation, advice: Advice): string {
  const { verdict, condition, reason, likeOthers } = advice;
  const warning = warningFor(food, situation);
  const details = [condition, reason, ...alsoLines(advice), likeOthers].flatMap((part) =>
    part ? [ended(raised(part))] : [],
  );
  const warned = verdict === "eviter" && warning ? [warning] : [];
  return `${strong(ended(verdictHeading(advice, situation)))} ${plain([...details, ...warned].join(" "))}`;
}

function storageSection(storages: FoodText["storages"]): string[] {
  if (storages.length === 0) return [];
  return [
    "## Combien de temps ça se garde\u202f?",
    ...storages.flatMap(({ name, places, date, discardIf, advice }) => {
      const lines = [
        ...STORAGE_PLACES.map((place) => [placeLabel(place, places), places[place]]),
        ["Date imprimée", date],
        ["À jeter si", discardIf],
        ["Conseil", advice],
      ].flatMap(([what, said]) => (said ? `${what}\u202f: ${plain(said)}` : []));
      return [`### ${plain(name)}`, list(lines)];
    }),
  ];
}
