import type { Root } from "mdast";
import type { CompiledGuide } from "../../app/guides/guide";

/** A guide with the syntax trees of its PDF. */
export type GuideDocument = CompiledGuide & {
  isPublished: boolean;
  introductionTree: Root;
  sectionTrees: Root[];
};

export function withoutTrees({
  isPublished,
  introductionTree,
  sectionTrees,
  ...guide
}: GuideDocument): CompiledGuide {
  return guide;
}
