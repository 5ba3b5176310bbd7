export type Source = {
  title: string;
  publisher: string;
  /** Who reports the document; missing if the document itself was read, at least in part. */
  reportedBy?: string;
  year?: string;
  /** Missing if no public address is known. */
  url?: string;
  lang?: string;
  /** The language code of the linked page, if it differs from the title's. */
  hreflang?: string;
};

/** « Anses, rapporté par Sud Ouest ». */
export function sourceCredit({ publisher, reportedBy }: Source): string {
  return reportedBy ? `${publisher}, rapporté par ${reportedBy}` : publisher;
}

/** « Anses, 2013, rapporté par Sud Ouest ». */
export function sourceLabel(source: Source): string {
  return sourceCredit({ ...source, publisher: [source.publisher, source.year].filter(Boolean).join(", ") });
}

export function sourcesOf(all: readonly { sources: Source[] }[]): Source[] {
  const sources = all.flatMap((one) => one.sources);
  const key = ({ title, publisher }: Source) => `${publisher}\n${title}`;
  return [...new Map(sources.map((source) => [key(source), source])).values()];
}
