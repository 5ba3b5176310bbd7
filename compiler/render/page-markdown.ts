import type { Element, Root as HtmlRoot } from "hast";
import type { Root, RootContent, BlockContent, List, Paragraph, PhrasingContent } from "mdast";
import rehypeParse from "rehype-parse";
import rehypeRemark, { type Options } from "rehype-remark";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import { SKIP, visit } from "unist-util-visit";
import { GLOSSARY_PATH } from "../../app/glossary/glossary-path";
import { type Source, sourceLabel, sourcesOf } from "../../app/shell/article/source";
import { frenchDate } from "../../app/text/typography";
import { SITE_PLACEHOLDER } from "../../app/server/compiled/page-files";
import { mythLabel, mythTitle } from "../../app/questions/verdict";
import { type Advice, adviceFor } from "../../app/foods/look-up/advice";
import { eating, type Food } from "../../app/foods/food";
import { alsoLines, ended, inheritance, raised, verdictHeading } from "../../app/foods/food-words";
import { type Situation, warningFor } from "../../app/foods/look-up/situation";
import { placeLabel, STORAGE_PLACES } from "../../app/foods/storage/storage";
import type { Guide } from "../../app/guides/guide";
import { guidePath } from "../../app/guides/guide-path";
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
      if (isTermLink(node) && parent && index !== undefined) {
        parent.children.splice(index, 1, ...children);
        return [SKIP, index];
      }
      const classes = properties["className"];
      const isHidden = Array.isArray(classes) && classes.some((name) => HIDDEN_CLASSES.has(String(name)));
      if (isHidden && parent && index !== undefined) {
        parent.children.splice(index, 1);
        return [SKIP, index];
      }
      const { href } = properties;
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

export function htmlToMarkdown(html: string, pageUrl: string): RootContent[] {
  const converter = unified().use(rehypeForReaders, { pageUrl }).use(rehypeRemark, { handlers });
  const tree = converter.runSync(parser.parse(html));
  return isMarkdown(tree) ? tree.children : [];
}

function isMarkdown(tree: { type: string }): tree is Root {
  return tree.type === "root";
}

export function writeMarkdown(children: RootContent[]): string {
  return writer.stringify({ type: "root", children });
}

type Depth = 1 | 2 | 3;

const text = (value: string): PhrasingContent => ({ type: "text", value });

const strong = (value: string): PhrasingContent => ({ type: "strong", children: [text(value)] });

const link = (url: string, words: string): PhrasingContent => ({
  ...{ type: "link", url, children: [text(words)] },
});

const heading = (depth: Depth, words: string): RootContent => ({
  ...{ type: "heading", depth, children: [text(words)] },
});

function paragraph(...parts: (string | PhrasingContent)[]): Paragraph {
  return { type: "paragraph", children: parts.map((part) => (typeof part === "string" ? text(part) : part)) };
}

function quote(words: string): RootContent {
  return { type: "blockquote", children: [paragraph(words)] };
}

function list(items: (string | Paragraph)[]): List {
  const content = (item: string | Paragraph): BlockContent =>
    typeof item === "string" ? paragraph(item) : item;
  return {
    ...{ type: "list", ordered: false, spread: false },
    children: items.map((item) => ({ type: "listItem", spread: false, children: [content(item)] })),
  };
}

/** A heading and the list of sources, each linked to its page; empty without sources. */
function sourceSection(sources: readonly Source[]): RootContent[] {
  if (sources.length === 0) return [];
  const items = sources.map((source) => {
    const { title, url } = source;
    return paragraph(url ? link(url, title) : title, `, ${sourceLabel(source)}`);
  });
  return [heading(2, sources.length > 1 ? "Sources" : "Source"), list(items)];
}

/** The caution that must accompany every quotation of the site's advice. */
const CAUTION = "Information générale, ne remplace pas un avis médical.";

function closing(url: string, reviewedOn: string | null): RootContent[] {
  return [
    quote(CAUTION),
    paragraph(
      ...(reviewedOn ? [`Vérifié le ${frenchDate(reviewedOn)}. `] : []),
      "Page\u202f: ",
      link(url, url),
    ),
  ];
}

export function questionMarkdown(faq: QuestionText): string {
  const url = SITE_PLACEHOLDER + faq.path;
  return writeMarkdown([
    heading(1, faq.isMyth ? mythTitle(faq.question) : faq.question),
    ...(faq.isMyth ? [paragraph(strong(mythLabel(faq.idea)))] : []),
    ...htmlToMarkdown(withHeadings(faq.answer, "h2"), url),
    ...sourceSection(faq.sources),
    ...closing(url, faq.reviewedOn),
  ]);
}

export function guideMarkdown(guide: Guide): string {
  const url = SITE_PLACEHOLDER + guidePath(guide.slug);
  return writeMarkdown([
    heading(1, guide.title),
    paragraph(guide.description),
    heading(2, "Points clés à retenir"),
    list(guide.keyTakeaways),
    heading(2, "Objectifs"),
    list(guide.objectives),
    ...htmlToMarkdown(guide.introduction, url),
    ...guide.sections.flatMap(({ title, html }, index) => [
      heading(2, `${index + 1}. ${title}`),
      ...htmlToMarkdown(html, url),
    ]),
    heading(2, "Astuces"),
    list(guide.tips),
    ...sourceSection(guide.sources),
    ...closing(url, guide.reviewedOn),
  ]);
}

export function foodMarkdown({ food, storages }: FoodText, situations: readonly Situation[]): string {
  const advised = situations.map((situation) => ({ situation, advice: adviceFor(food, situation) }));
  return writeMarkdown([
    heading(1, `${food.name}\u202f: puis-je en ${eating(food)}\u202f?`),
    ...(food.synonyms.length > 0 ? [paragraph(`Aussi\u202f: ${food.synonyms.join(", ")}.`)] : []),
    heading(2, "Selon la personne"),
    list(advised.map(({ situation, advice }) => verdictLine(food, situation, advice))),
    ...(food.replacement ? [paragraph(strong("À la place\u202f:"), ` ${food.replacement}.`)] : []),
    ...(food.allergens
      ? [paragraph(strong("Allergènes\u202f:"), ` ${food.allergens}. Seule l’étiquette fait foi.`)]
      : []),
    ...storageSection(storages),
    ...sourceSection(sourcesOf([...advised.map(({ advice }) => advice), ...storages])),
    ...closing(SITE_PLACEHOLDER + food.path, food.reviewedOn),
  ]);
}

function verdictLine(food: Food, situation: Situation, advice: Advice): Paragraph {
  const { verdict, condition, reason } = advice;
  const warning = warningFor(food, situation);
  const inherited = inheritance(food, advice);
  const details = [condition, reason, ...alsoLines(advice), inherited].flatMap((part) =>
    part ? [ended(raised(part))] : [],
  );
  const warned = verdict === "eviter" && warning ? [warning] : [];
  return paragraph(strong(ended(verdictHeading(advice, situation))), ` ${[...details, ...warned].join(" ")}`);
}

function storageSection(storages: FoodText["storages"]): RootContent[] {
  if (storages.length === 0) return [];
  return [
    heading(2, "Combien de temps ça se garde\u202f?"),
    ...storages.flatMap((entry) => {
      const durations = STORAGE_PLACES.flatMap((place) => {
        const duration = entry.places[place];
        return duration === null ? [] : [`${placeLabel(place, entry.places)}\u202f: ${duration}`];
      });
      return [
        heading(3, entry.name),
        list([
          ...durations,
          ...(entry.date ? [`Date imprimée\u202f: ${entry.date}`] : []),
          ...(entry.discardIf ? [`À jeter si\u202f: ${entry.discardIf}`] : []),
          ...(entry.advice ? [`Conseil\u202f: ${entry.advice}`] : []),
        ]),
      ];
    }),
  ];
}
