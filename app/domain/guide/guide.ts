import type { Root } from "mdast";
import type { Source } from "~/domain/faq/source";

export type GuideSummary = {
  slug: string;
  title: string;
  description: string;
  category: string;
  difficulty: string;
  readingTime: string;
  icon: string;
};

export type GuideSection = { id: string; icon: string; title: string; html: string };

export type GuideStep = Pick<GuideSection, "id" | "title"> & { text: string };

export type Guide = GuideSummary & {
  introduction: string;
  sections: GuideSection[];
  objectives: string[];
  tips: string[];
  keyTakeaways: string[];
  sources: Source[];
  createdOn: string;
  reviewedOn: string;
};

/** A guide with the syntax trees of its PDF, and its steps as text if it describes a procedure. */
export type GuideDocument = Guide & {
  isPublished: boolean;
  steps: GuideStep[] | null;
  introductionTree: Root;
  sectionTrees: Root[];
};

export function withoutTrees(document: GuideDocument): Guide {
  const guide: Guide & Partial<GuideDocument> = { ...document };
  delete guide.isPublished;
  delete guide.steps;
  delete guide.introductionTree;
  delete guide.sectionTrees;
  return guide;
}
