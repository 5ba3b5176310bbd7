import type { CompiledGuide } from "~/domain/guide/guide";
import type { DraftPreview } from "~/domain/site/drafts";
import type { SiteContents } from "./site-contents";

/** The file that the compiler writes and the site reads at its start. Plain data. */
export type CompiledContents = {
  contents: Omit<SiteContents, "guides"> & {
    guides: CompiledGuide[];
    /** The ids of the questions to read about each food, best first, by the food's id. */
    foodReading: Record<number, number[]>;
  };
  /** Null but in development. */
  drafts: DraftPreview | null;
};
