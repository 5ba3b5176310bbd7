export type Source = {
  title: string;
  publisher: string;
  /** Who reports the document; missing if the document itself was read, at least in part. */
  reportedBy?: string;
  year?: string;
  /** The URL of the source's page or, if that is unknown, of a site's home page (`isHomePage`); missing if neither is known. */
  url?: string;
  /** The text of the link if `url` is a home page: « site de l’Anses ». */
  site?: string;
  lang?: string;
  /** The language code of the linked page, if it differs from the title's. */
  hreflang?: string;
};

const HOME_PATH = /^\/(?:[a-z]{2}\/?)?(?:index\.\w+)?$/;

/** Whether an absolute URL is a site's home page, or the home page of one language (`/fr/`). */
export function isHomePage(url: string): boolean {
  const { pathname, search, hash } = new URL(url);
  return HOME_PATH.test(pathname) && search === "" && hash === "";
}

/** The link to a source: from the title to the source's page, or from the site's name to its home page; never both. */
export function sourceLinks({ url, site = "site de l’éditeur" }: Source): {
  page: string | null;
  home: { url: string; name: string } | null;
} {
  if (url === undefined) return { page: null, home: null };
  return isHomePage(url) ? { page: null, home: { url, name: site } } : { page: url, home: null };
}

/** « Anses, rapporté par Sud Ouest ». */
export function sourceCredit({ publisher, reportedBy }: Source): string {
  return reportedBy ? `${publisher}, rapporté par ${reportedBy}` : publisher;
}

/** « Anses, 2013, rapporté par Sud Ouest ». */
export function sourceLabel(source: Source): string {
  return sourceCredit({ ...source, publisher: [source.publisher, source.year].filter(Boolean).join(", ") });
}

const languages = new Intl.DisplayNames("fr", { type: "language", fallback: "none" });

/** Whether a two-letter code is a language other than French. */
export function isForeignLanguage(code: string): boolean {
  return /^[a-z]{2}$/.test(code) && code !== "fr" && languages.of(code) !== undefined;
}

export function sourcesOf(all: readonly { sources: Source[] }[]): Source[] {
  const sources = all.flatMap((one) => one.sources);
  const key = ({ title, publisher }: Source) => `${publisher}\n${title}`;
  return [...new Map(sources.map((source) => [key(source), source])).values()];
}
