const PARAGRAPH = /<p>.*?<\/p>\s*/gs;

/** Splits an introduction after its first paragraph; a paragraph with a phone number to call does not count. */
export function splitIntroduction(html: string): { lead: string; rest: string } {
  const first = [...html.matchAll(PARAGRAPH)].find(([paragraph]) => !paragraph.includes('href="tel:'));
  const end = first ? first.index + first[0].length : html.length;
  return { lead: html.slice(0, end), rest: html.slice(end) };
}
