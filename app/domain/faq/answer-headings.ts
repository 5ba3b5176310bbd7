export type HeadingTag = "h2" | "h3" | "h4" | "h5";

const deeper = { h2: "h3", h3: "h4", h4: "h5", h5: "h5" } as const;

/** The level of headings within what a heading of this level opens. */
export function headingUnder(heading: HeadingTag): HeadingTag {
  return deeper[heading];
}

/** A sanitised answer whose headings (`h3` or `h4`) have the level that its place asks for. */
export function withHeadings(answer: string, heading: HeadingTag): string {
  return answer.replaceAll(/<(\/?)h[34]>/g, `<$1${heading}>`);
}
