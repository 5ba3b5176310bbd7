export type DraftPreview = {
  /** The errors in the files, in French. The site shows the last contents that had no errors. */
  problems: string[];
  pages: DraftPage[];
};

export type DraftPage = { title: string; path: string };
