import { compiled, urgentModel } from "./compiled.server";
import type { ContentPage, ContentProfile, Phrasings } from "~/domain/editing/compiled-contents";
import type { Glossary } from "~/domain/glossary/glossary";
import type { SuggestedPageWords } from "~/domain/search/suggested-pages";
import type { RgaaGrid } from "~/domain/site/rgaa";
import type { Proofreading } from "~/domain/faq/proofreading";
import type { FaqDetails } from "~/domain/faq/faq";
import type { CompiledGuide } from "~/domain/guide/guide";
import { GUIDE_SLUGS } from "~/domain/guide/guide-order";
import { type FindUrgentCard, type UrgentEntries, urgentCardFinder } from "~/domain/search/urgent-card";

const contents = () => compiled().contents;

const withSlug = <T extends { slug: string }>(all: T[], slug: string): T | null =>
  all.find((one) => one.slug === slug) ?? null;

/** The glossary, in alphabetical order. */
export function findGlossary(): Glossary {
  const { glossary } = contents();
  if (!glossary) throw new Error("content/glossaire.yaml is missing");
  return glossary;
}

/** The health professional who reviewed a question's answer, and the date; null if it has not been reviewed. */
export function findProofreading(question: number): Proofreading | null {
  return contents().proofreadings.find((each) => each.question === question) ?? null;
}

/** The id of the question that replaces a retired one; any other id is returned as it is. */
export function currentFaqId(id: number | null): number | null {
  return contents().retiredFaqs.find((retired) => retired.id === id)?.replacedBy ?? id;
}

/** The names, in French, of the settings that the operator has not filled in. */
export function listMissingSettings(): string[] {
  return contents().missingSettings;
}

/** The results of the accessibility audit, by criterion (RGAA). */
export function findRgaa(): RgaaGrid {
  const { rgaa } = contents();
  if (!rgaa) throw new Error("content/rgaa.yaml is missing");
  return rgaa;
}

export function findGuide(slug: string): CompiledGuide | null {
  return withSlug(contents().guides, slug);
}

export function listGuides(): CompiledGuide[] {
  return GUIDE_SLUGS.flatMap((slug) => findGuide(slug) ?? []);
}

/** The guides and the illustration of a question's subcategory; none if the contents do not define the subcategory. */
export function findSubject({ category, subcategory }: Pick<FaqDetails, "category" | "subcategory">): {
  guides: CompiledGuide[];
  drawing: string | undefined;
} {
  const known = withSlug(contents().categories, category.slug)?.subcategories.find(
    ({ slug }) => slug === subcategory?.slug,
  );
  return {
    guides: (known?.guides ?? []).flatMap((slug) => findGuide(slug) ?? []),
    drawing: known?.drawing,
  };
}

/** The ids of the questions that editors chose for the home page, one per category, in category order. */
export function listPopularIds(): number[] {
  return contents().categories.flatMap(({ popular }) => popular ?? []);
}

export function findEditorialPage(slug: string): ContentPage | null {
  return withSlug(contents().pages, slug);
}

/** The introduction, definitions and tips for an audience, or null. */
export function findProfile(slug: string): ContentProfile | null {
  return withSlug(contents().profiles, slug);
}

/** The retention of visitors' messages in days, as the privacy page states; null if messages are never erased. */
export function findMessageRetention(): number | null {
  return contents().messageRetentionDays;
}

/** The license of the open data; null if the publisher has not chosen a license. */
export function findDataLicence(): string | null {
  return contents().dataLicence;
}

/** The editors' other phrasings of questions. */
export function listPhrasings(): Phrasings[] {
  return contents().phrasings;
}

/** The words for which the search suggests each page. */
export function listSuggestedPageWords(): SuggestedPageWords[] {
  return contents().suggestedPages;
}

let cards: { entries: UrgentEntries; find: FindUrgentCard } | null = null;

/** Finds the emergency card that matches a search term. */
export const findUrgentCard: FindUrgentCard = (term) => {
  const { urgences: entries } = contents();
  if (cards?.entries !== entries) cards = { entries, find: urgentCardFinder(entries, urgentModel()) };
  return cards.find(term);
};
