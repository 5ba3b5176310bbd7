import type { DraftPreview } from "~/domain/site/drafts";
import type { SiteContents } from "./site-contents";

/** The file that the compiler writes and the site reads at its start. Plain data. */
export type CompiledContents = {
  contents: SiteContents;
  /** Null but in development. */
  drafts: DraftPreview | null;
};
