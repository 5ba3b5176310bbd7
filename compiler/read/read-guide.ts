import { withHeadings } from "../../app/text/headings";
import type { Root, RootContent } from "mdast";
import { checkReview, date, EMOJI, known, plainEmoji, text } from "./content-fields";
import { ContentError, isDraft, parseContent, slugOf, splitFrontMatter } from "./content-files";
import { answerText } from "../../app/questions/answer/answer-html";
import { parseMarkdown, plainText, renderTree } from "../render/markdown";
import { cited, type SourceRegistry } from "./source-registry";
import type { Drawings } from "../figures/drawings";
import { GUIDE_FENCES, readFigures, withFigureSources } from "../figures/read-figures";
import { frenchTypography } from "../../app/text/typography";
import { z } from "zod";
import {
  type Guide,
  GUIDE_SLUGS,
  guideCategories,
  guideDifficulties,
  guideTools,
} from "../../app/guides/guide";

/** A guide with the syntax trees of its PDF: of the introduction, then of the sections. */
export type GuideDocument = Guide & { published: boolean; trees: Root[] };

export const withoutTrees = ({ published, trees, ...guide }: GuideDocument): Guide => guide;

/** A draft may have no sources. */
const guideSchema = (registry: SourceRegistry, isDraft: boolean) =>
  z
    .strictObject({
      title: text,
      description: text,
      category: z.enum(guideCategories),
      difficulty: z.enum(guideDifficulties),
      procedure: z.boolean(),
      tools: z.array(z.enum(guideTools)).default([]),
      published: z.boolean().default(true),
      created_on: date,
      reviewed_on: date,
      objectives: z.array(text).min(3).max(5),
      tips: z.array(text).min(4).max(6),
      key_takeaways: z.array(text).min(4).max(6),
      sources: cited(registry, isDraft ? 0 : 1, 12),
    })
    .superRefine(checkReview);

const WORDS_PER_MINUTE = 200;

/** The code blocks of figures, whose words do not count as text to read. */
const FIGURE_FIELDS = /^```[^]*?^```$/gm;

const SECTION_TITLE = new RegExp(`^(${EMOJI.source})\\s+(.+)$`, "u");

/** Counts words. A word consists of letters and digits, and can contain hyphens and apostrophes. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\d]+(?:[’'-][\p{L}\d]+)*/gu)?.length ?? 0;
}

/** Front matter, an introduction, then sections that begin with `## <emoji> Titre`. @throws ContentError */
export function readGuide(
  path: string,
  raw: string,
  registry: SourceRegistry,
  drawings: Drawings,
): GuideDocument {
  const address = known(GUIDE_SLUGS, "une adresse de app/guides/guide.ts");
  const slug = parseContent(address, slugOf(path));
  const { frontMatter, body } = splitFrontMatter(raw);
  const { procedure, key_takeaways, created_on, reviewed_on, ...front } = parseContent(
    guideSchema(registry, isDraft(raw)),
    frontMatter,
  );
  const tree = readFigures(parseMarkdown(body), registry, drawings, GUIDE_FENCES);
  const { introduction, sections } = splitSections(tree);
  const words = countWords(body.replace(FIGURE_FIELDS, ""));
  const shown = sections.map(({ tree, ...section }, index) => ({
    ...section,
    id: `section-${index + 1}`,
    subtitles: tree.children.flatMap((node) =>
      node.type === "heading" ? frenchTypography(plainText(node)) : [],
    ),
    html: renderTree(tree),
  }));
  return {
    ...front,
    slug,
    sources: withFigureSources(front.sources, tree),
    readingTime: `${Math.max(1, Math.round(words / WORDS_PER_MINUTE))}\u00a0min`,
    introduction: withHeadings(renderTree(introduction), "h2"),
    sections: shown,
    trees: [introduction, ...sections.map(({ tree }) => tree)],
    keyTakeaways: key_takeaways,
    createdOn: created_on,
    reviewedOn: reviewed_on,
    steps: procedure ? shown.map(({ id, title, html }) => ({ id, title, text: answerText(html) })) : null,
  };
}

function splitSections(tree: Root) {
  const introduction: RootContent[] = [];
  const sections: { icon: string; title: string; tree: Root }[] = [];
  for (const node of tree.children) {
    if (node.type === "heading" && node.depth === 2) {
      const heading = SECTION_TITLE.exec(plainText(node));
      if (!heading)
        throw new ContentError(
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
  if (sections.length < 3) throw new ContentError("il faut au moins trois sections");
  return { introduction: { type: "root" as const, children: introduction }, sections };
}
