import type { CompiledGuide } from "~/domain/guide/guide";
import type { DraftPreview } from "~/domain/site/drafts";
import type { Phrasings } from "./search-words";
import type { SiteContents } from "./site-contents";

/** The file that the compiler writes and the site reads at its start. Plain data. */
export type CompiledContents = {
  contents: Omit<SiteContents, "guides"> & { guides: CompiledGuide[]; phrasings: Phrasings[] };
  /** Null but in development. */
  drafts: DraftPreview | null;
};
