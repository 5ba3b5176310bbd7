export type HeadingTag = "h2" | "h3" | "h4" | "h5";

const deeper = { h2: "h3", h3: "h4", h4: "h5", h5: "h5" } as const;

/** The heading level below `heading`. */
export function headingUnder(heading: HeadingTag): HeadingTag {
  return deeper[heading];
}

/** Sets the level of the headings (`h3` or `h4`) in a sanitized answer to `heading`; a figure's columns (`h5`) are one level below. */
export function withHeadings(answer: string, heading: HeadingTag): string {
  return answer.replaceAll(
    /<(\/?)h([345])>/g,
    (_tag, slash: string, level: string) => `<${slash}${level === "5" ? headingUnder(heading) : heading}>`,
  );
}
