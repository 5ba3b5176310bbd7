import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readFigures } from "../../compiler/figures/read-figures";
import type { ContentCollection } from "../../compiler/read/content-collection";
import { DECISIONS_FILE, readDecisions } from "../../compiler/read/lists";
import { fillInAmounts } from "../../compiler/read/fill-in-amounts";
import { nearestName } from "../../compiler/read/names";
import { ContentError, type ContentFiles, splitFrontMatter } from "../../compiler/read/content-files";
import { parseMarkdown } from "../../compiler/render/markdown";
import { makePdf } from "../../compiler/render/typst";
import { proofreadingAsTypst } from "../../compiler/render/proofreading-pdf";

const MONTHS_BETWEEN_REVIEWS = 12;

/** The published texts whose last review was a year ago or more, oldest first, one line per text. `today` is an ISO date. */
export function dueReviews(
  { faqs, guides, profiles }: Pick<ContentCollection, "faqs" | "guides" | "profiles">,
  today: string,
): string[] {
  const texts = [
    ...faqs.filter(({ published }) => published).map((faq) => ({ on: faq.reviewed_on, what: faq.file })),
    ...guides
      .filter(({ published }) => published)
      .map((guide) => ({ on: guide.reviewedOn, what: `fiches/${guide.slug}.md` })),
    ...profiles.map((profile) => ({ on: profile.reviewed_on, what: `profils/${profile.slug}.md` })),
  ];
  const limit = new Date(today);
  limit.setUTCMonth(limit.getUTCMonth() - MONTHS_BETWEEN_REVIEWS);
  const due = texts.filter(({ on }) => on <= limit.toISOString().slice(0, 10));
  return due.toSorted((one, other) => one.on.localeCompare(other.on)).map(({ on, what }) => `${on}  ${what}`);
}

/** What a health professional reads about a situation, as a Typst document. `today` is an ISO date. @throws ContentError */
export function proofreadingOf(
  collection: ContentCollection,
  files: ContentFiles,
  person: string,
  today: string,
): string {
  const { situations, urgences, foods, faqs, sources, drawings } = collection;
  const situation = situations.find(({ key }) => key === person);
  if (!situation) {
    const keys = situations.map(({ key }) => key);
    throw new ContentError(
      `« ${person} » n’est pas une personne de situations.yaml${nearestName(person, keys)} : ${keys.join(", ")}.`,
    );
  }
  const { reponses, decisions } = readDecisions(files);
  const cards = [...(urgences.general ? [urgences.general] : []), ...urgences.cards];
  const written = fillInAmounts(files);
  const answers = reponses.flatMap((id) => {
    const faq = faqs.find((candidate) => candidate.id === id && candidate.published);
    if (!faq) return [];
    const tree = parseMarkdown(splitFrontMatter(written[faq.file] ?? "").body);
    return { faq, tree: readFigures(tree, sources, drawings) };
  });
  return proofreadingAsTypst({ situation, decisions, cards, answers, foods, today });
}

export async function writeProofreading(
  collection: ContentCollection,
  files: ContentFiles,
  person: string,
  today: string,
): Promise<void> {
  const pdf = await makePdf(DECISIONS_FILE, proofreadingOf(collection, files, person, today));
  const path = join("compiled", `relecture-${person}.pdf`);
  mkdirSync("compiled", { recursive: true });
  writeFileSync(path, pdf);
  console.log(`${path} est prêt à imprimer.`);
}
