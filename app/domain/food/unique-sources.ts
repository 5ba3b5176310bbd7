import type { Source } from "~/domain/faq/source";

/** Each source once, in order: rules share them. */
export function uniqueSources(sources: readonly Source[]): Source[] {
  const byTitle = new Map(sources.map((source) => [`${source.publisher} ${source.title}`, source]));
  return [...byTitle.values()];
}
