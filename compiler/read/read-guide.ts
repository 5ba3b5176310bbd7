import type { Root, RootContent } from "mdast";
import { isDraft } from "./draft-marks";
import { guideDraftSchema, guideSchema } from "./guide-schema";
import { EMOJI, plainEmoji } from "./emoji";
import { ContentError, parseContent } from "./parse-content";
import { withHeadings } from "../../app/domain/faq/answer-headings";
import { answerText } from "../../app/domain/faq/answer-html";
import { parseMarkdown, plainText, renderTree, splitFrontMatter } from "../render/markdown";
import { resolveSources, type SourceRegistry } from "./source-registry";
import type { Drawings } from "../figures/drawings";
import { GUIDE_FENCES } from "../figures/figure";
import { figureHandlers } from "../figures/figure-html";
import { readFigures } from "../figures/read-figures";
import { frenchTypography } from "../../app/domain/text/typography";
import type { GuideDocument } from "./guide-document";

const WORDS_PER_MINUTE = 200;

/** The code blocks of figures, whose words do not count as text to read. */
const FIGURE_FIELDS = /^```[^]*?^```$/gm;

const SECTION_TITLE = new RegExp(`^(${EMOJI.source})\\s+(.+)$`, "u");

/** Counts words. A word consists of letters and digits, and can contain hyphens and apostrophes. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\d]+(?:[’'-][\p{L}\d]+)*/gu)?.length ?? 0;
}

function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}

/**
 * Parses a guide's file: front matter, an introduction, then sections that begin with `## <emoji> Titre`. @throws ContentError
 */
export function readGuide(
  path: string,
  raw: string,
  registry: SourceRegistry,
  drawings: Drawings,
): GuideDocument {
  const { frontMatter, body } = splitFrontMatter(raw);
  const { category, difficulty, icon, title, description, ...front } = parseContent(
    isDraft(raw) ? guideDraftSchema : guideSchema,
    frontMatter,
    path,
  );
  const slug = path.replace(/^.*\//, "").replace(/\.md$/, "");
  const tree = readFigures(parseMarkdown(body), registry, drawings, path, GUIDE_FENCES);
  const { introduction, sections } = splitSections(tree, path);
  const minutes = readingMinutes(countWords(body.replace(FIGURE_FIELDS, "")));
  const shown = sections.map(({ tree, ...section }, index) => ({
    ...section,
    id: `section-${index + 1}`,
    html: renderTree(tree, figureHandlers),
  }));
  return {
    slug,
    title,
    description,
    category,
    difficulty,
    icon,
    readingTime: `${minutes}\u00a0min`,
    introduction: withHeadings(renderTree(introduction, figureHandlers), "h2"),
    introductionTree: introduction,
    sections: shown,
    sectionTrees: sections.map(({ tree }) => tree),
    objectives: front.objectives,
    tips: front.tips,
    keyTakeaways: front.key_takeaways,
    sources: resolveSources(front.sources, registry, path),
    createdOn: front.created_on,
    reviewedOn: front.reviewed_on,
    steps: front.procedure
      ? shown.map(({ id, title, html }) => ({ id, title, text: answerText(html) }))
      : null,
    isPublished: front.published,
  };
}

function splitSections(tree: Root, path: string) {
  const introduction: RootContent[] = [];
  const sections: { icon: string; title: string; tree: Root }[] = [];
  for (const node of tree.children) {
    if (node.type === "heading" && node.depth === 2) {
      const heading = SECTION_TITLE.exec(plainText(node));
      if (!heading)
        throw ContentError.in(
          path,
          `« ${plainText(node)} » : un titre de section commence par un seul emoji, ni combiné ni teinté, puis une espace`,
        );
      const [, icon = "", title = ""] = heading;
      sections.push({
        icon: plainEmoji(icon),
        title: frenchTypography(title),
        tree: { type: "root", children: [] },
      });
    } else {
      (sections.at(-1)?.tree.children ?? introduction).push(node);
    }
  }
  if (sections.length < 3) throw ContentError.in(path, "il faut au moins trois sections");
  return { introduction: { type: "root" as const, children: introduction }, sections };
}
