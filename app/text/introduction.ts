const PARAGRAPH = /<p>.*?<\/p>\s*/gs;
const LAST_PARAGRAPH = /<p>(?:(?!<\/p>).)*<\/p>\s*$/s;

/**
 * Splits an introduction into its first paragraph with any call for help, the last paragraph, which often warns those for whom the
 * page is not meant, and everything between.
 */
export function splitIntroduction(html: string): { first: string; middle: string; last: string } {
  const paragraphs = [...html.matchAll(PARAGRAPH)];
  const isCall = ([paragraph]: string[]) => paragraph?.includes('href="tel:') ?? false;
  const opening = paragraphs.findIndex((paragraph) => !isCall(paragraph));
  const end = paragraphs.findLast((paragraph, index) => index <= opening || isCall(paragraph));
  const first = end ? html.slice(0, end.index + end[0].length) : html;
  const rest = html.slice(first.length);
  const last = LAST_PARAGRAPH.exec(rest)?.[0] ?? "";
  return { first, middle: rest.slice(0, rest.length - last.length), last };
}
