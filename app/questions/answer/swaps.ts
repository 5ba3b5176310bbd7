/** A sanitized answer up to the end of its table « Non », « Plutôt », and the rest; null if it has none. */
export function splitAfterSwaps(answer: string): [string, string] | null {
  const start = answer.indexOf('<figure data-figure="swaps">');
  const end = answer.indexOf("</figure>", start) + "</figure>".length;
  return start < 0 ? null : [answer.slice(0, end), answer.slice(end)];
}
