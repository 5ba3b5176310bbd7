/** A reason or condition of the editors' files as a sentence: « dès le projet » becomes « Dès le projet. ». */
export function asSentence(words: string): string {
  const whole = words.charAt(0).toUpperCase() + words.slice(1);
  return /[.!?…]$/.test(whole) ? whole : `${whole}.`;
}
