import type { Source } from "~/shell/article/source";

export type GuideSummary = {
  slug: string;
  title: string;
  description: string;
  category: string;
  difficulty: string;
  readingTime: string;
  icon: string;
};

type GuideSection = { id: string; icon: string; title: string; html: string };

type GuideStep = Pick<GuideSection, "id" | "title"> & { text: string };

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

/** A guide with its steps as text if it describes a procedure. */
export type CompiledGuide = Guide & { steps: GuideStep[] | null };
