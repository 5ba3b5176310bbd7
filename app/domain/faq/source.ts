export type Source = {
  title: string;
  publisher: string;
  year?: string;
  /** Its own page, else the home page of a site (`isHomePage`); missing if neither is known. */
  url?: string;
  /** The name of a link to a home page: « site de l’Anses ». */
  site?: string;
  /** The language of the title, if it is not French. */
  lang?: string;
  /** The language of the linked page, if it is not the title's. */
  hreflang?: string;
};

export type SourceLinks = {
  /** The source's own page. */
  page: string | null;
  /** The home page of a site where the source may be found, with the link's text. */
  home: { url: string; name: string } | null;
};

const HOME_PATH = /^\/(?:[a-z]{2}\/?)?(?:index\.\w+)?$/;

/** Whether an absolute URL leads to a site's home page, also in one language (`/fr/`), and to nothing more exact. */
export function isHomePage(url: string): boolean {
  const { pathname, search, hash } = new URL(url);
  return HOME_PATH.test(pathname) && search === "" && hash === "";
}

/** Where a source's title, or the name of its publisher's site, may lead; at most one of the two. */
export function sourceLinks({ url, site = "site de l’éditeur" }: Source): SourceLinks {
  if (url === undefined) return { page: null, home: null };
  return isHomePage(url) ? { page: null, home: { url, name: site } } : { page: url, home: null };
}

const languages = new Intl.DisplayNames("fr", { type: "language", fallback: "none" });

/** Whether a code names a language other than French, in two letters: `en`. */
export function isForeignLanguage(code: string): boolean {
  return /^[a-z]{2}$/.test(code) && code !== "fr" && languages.of(code) !== undefined;
}
