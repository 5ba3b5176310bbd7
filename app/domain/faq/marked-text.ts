/** A text in pieces; those that match what was searched are to be marked. */
export type MarkedText = { text: string; isMatch: boolean }[];

/** How long the text around a match is, in characters. */
const EXCERPT_LENGTH = 170;

/** A text as a search compares it (`faqalim_fold` in SQL), and where each of its characters comes from. */
function fold(text: string): { folded: string; origins: number[] } {
  const origins: number[] = [];
  let folded = "";
  for (const { segment, index } of new Intl.Segmenter("fr", { granularity: "grapheme" }).segment(text)) {
    const plain = segment
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .toLowerCase()
      .replaceAll("œ", "oe")
      .replaceAll("æ", "ae")
      .replace(/[’‘ʼ]/g, "'")
      .replace(/\s+/g, " ");
    if (plain === " " && folded.endsWith(" ")) continue;
    folded += plain;
    origins.push(...Array.from({ length: plain.length }, () => index));
  }
  origins.push(text.length);
  return { folded, origins };
}

/** Where a term occurs in a text: first and after-last position of each, without overlaps. */
function matches(text: string, term: string): { start: number; end: number }[] {
  const { folded, origins } = fold(text);
  const wanted = fold(term).folded.trim();
  const found: { start: number; end: number }[] = [];
  if (wanted === "") return found;
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + wanted.length)) {
    found.push({ start: origins[at] ?? 0, end: origins[at + wanted.length] ?? text.length });
  }
  return found.filter(({ start, end }) => end > start);
}

/** The whole text, with the term marked wherever it occurs, whatever its case and accents. */
export function markTerm(text: string, term: string): MarkedText {
  const pieces: MarkedText = [];
  let done = 0;
  for (const { start, end } of matches(text, term)) {
    pieces.push(
      { text: text.slice(done, start), isMatch: false },
      { text: text.slice(start, end), isMatch: true },
    );
    done = end;
  }
  pieces.push({ text: text.slice(done), isMatch: false });
  return pieces.filter((piece) => piece.text !== "");
}

/** Blocks, a line each, as one line: a « · » parts those that no punctuation ends. */
function joinBlocks(blocks: string[]): string {
  return blocks
    .map((block) => block.replace(/[ \t\r]+/g, " ").trim())
    .filter((block) => block !== "")
    .reduce((line, block) => `${line}${/(?:^|[.,:;!?…»])$/.test(line) ? " " : " · "}${block}`, "")
    .trim();
}

/** A text of a line each block, on one line; with its tables, whose rows have tabs, if the term is nowhere else. */
function onOneLine(text: string, term: string): string {
  const blocks = text.split("\n");
  const prose = joinBlocks(blocks.filter((block) => !block.includes("\t")));
  const whole = joinBlocks(blocks.map((block) => block.replaceAll("\t", " · ")));
  const isInTable = matches(prose, term).length === 0 && matches(whole, term).length > 0;
  return isInTable ? whole : prose;
}

/** Some words around the first occurrence of the term, or else the text's beginning, cut between words. */
export function excerpt(text: string, term: string): MarkedText {
  const plain = onOneLine(text, term);
  const [first] = matches(plain, term);
  const middle = first ? Math.max(0, first.start - EXCERPT_LENGTH / 3) : 0;
  const start = middle === 0 ? 0 : plain.indexOf(" ", middle) + 1;
  const isWhole = start + EXCERPT_LENGTH >= plain.length;
  const end = isWhole
    ? plain.length
    : Math.max(plain.lastIndexOf(" ", start + EXCERPT_LENGTH), first?.end ?? 0);
  const cut = `${start > 0 ? "… " : ""}${plain.slice(start, end).trim()}${isWhole ? "" : " …"}`;
  return markTerm(cut, term);
}
