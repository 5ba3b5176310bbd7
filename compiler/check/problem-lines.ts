import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from "yaml";
import { CONTENT, ContentError, type ContentFiles, splitFrontMatter } from "../read/content-files";

/** If the work finds problems, prints them with their lines and ends with code 1. */
export async function reportProblems(files: ContentFiles, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    for (const problem of error.problems) console.error(withLine(problem, files));
    process.exitCode = 1;
  }
}

const spaces = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");
const linesBefore = (text: string, index: number) => text.slice(0, index).split("\n").length;

/**
 * Adds the folder and the line number to a problem of `ContentError` or of the check: « content/faq/sport/boire.md:12 : … ».
 * The line is that of the first field that the problem names or, if it names no field, of the first text that it quotes. A
 * problem with the whole file gets no line. Positions in a list are counted from 1.
 */
export function withLine(problem: string, files: ContentFiles): string {
  const [, path = "", rest = ""] = /^(\S+\.(?:md|yaml|svg|tsv))( .*)$/s.exec(problem) ?? [];
  const raw = files[path];
  if (raw === undefined) return problem;
  const field = readField(path, raw, rest);
  const line = saidLine(raw, rest) ?? field.line ?? quotedLine(raw, rest);
  const what = rest
    .replace(/^ : « [^»]+ »/, (quote) => (field.name ? ` : « ${field.name} »` : quote))
    .replace(/ : passage de la ligne \d+ du texte/, "")
    .replace(/ de la ligne \d+ du texte/, "");
  return `${CONTENT}/${path}${line === undefined ? "" : `:${line}`}${what}`;
}

/** It may be counted from the start of the file, or of the text after the front matter. */
function saidLine(raw: string, problem: string): number | undefined {
  const inFile = /^ : (?:la|«) ligne (\d+)/.exec(problem)?.[1];
  if (inFile) return Number(inFile);
  const inText = /de la ligne (\d+) du texte/.exec(problem)?.[1];
  return inText ? linesBefore(raw, raw.indexOf(splitFrontMatter(raw).body)) + Number(inText) - 1 : undefined;
}

const quotesIn = (problem: string) => [...problem.matchAll(/« (.+?) »/g)].map(([, quote = ""]) => quote);

/** Of the term that the problem quotes, in a list of terms; elsewhere of the first text that it quotes. */
function quotedLine(raw: string, problem: string): number | undefined {
  const quotes = quotesIn(problem).map(spaces);
  const text = spaces(raw);
  const inWords = (quote: string) =>
    text.search(
      new RegExp(`(?<![\\p{L}\\d-])${quote.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![\\p{L}\\d-])`, "u"),
    );
  const places = [
    ...quotes.flatMap((quote) => [`term: ${quote}`, `term: "${quote}`]).map((quote) => text.indexOf(quote)),
    ...quotes.flatMap((quote) => [inWords(quote), text.indexOf(quote)]),
  ];
  const index = places.find((place) => place >= 0);
  return index === undefined ? undefined : linesBefore(raw, index);
}

/** Of the field that a problem names, or of the group that should contain it; with positions counted from 1. */
function readField(path: string, raw: string, problem: string): { line?: number; name?: string } {
  const field = quotesIn(problem)[0]?.split(".") ?? [];
  const isMarkdown = path.endsWith(".md");
  const lines = new LineCounter();
  const yaml = isMarkdown ? (/^---\n(.*?)\n---/s.exec(raw)?.[1] ?? "") : raw;
  let node: unknown = parseDocument(yaml, { lineCounter: lines }).contents;
  let start: number | undefined;
  const names = [...field];
  for (const [depth, name] of field.entries()) {
    const found = child(node, name);
    if (!found) break;
    if (isSeq(node)) names[depth] = String(Number(name) + 1);
    start = found.start;
    node = found.node;
  }
  if (start === undefined) return {};
  return { line: lines.linePos(start).line + (isMarkdown ? 1 : 0), name: names.join(".") };
}

function child(node: unknown, name: string): { node: unknown; start: number | undefined } | undefined {
  if (isMap<Node, Node | null>(node)) {
    const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === name);
    return pair && { node: pair.value, start: pair.key.range?.[0] };
  }
  const item = isSeq<Node>(node) ? node.items[Number(name)] : undefined;
  return item && { node: item, start: item.range?.[0] };
}
