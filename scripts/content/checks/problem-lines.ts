import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from "yaml";
import type { ContentFiles } from "../../../app/domain/editing/site-contents";
import { splitFrontMatter } from "../../../app/domain/text/markdown";

const spaces = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");
const linesBefore = (text: string, index: number) => text.slice(0, index).split("\n").length;

/**
 * Adds the line number to a problem of `ContentError` or of the check: « faq/sport/boire.md:12 : … ». The line is that of the first
 * field that the problem names, else that of the first text that it quotes. A problem of the whole file stays unchanged.
 */
export function withLine(problem: string, files: ContentFiles): string {
  const [, path = "", rest = ""] = /^(\S+\.(?:md|yaml|svg))( .*)$/s.exec(problem) ?? [];
  const raw = files[path];
  if (raw === undefined) return problem;
  const line = saidLine(raw, rest) ?? quotedLine(path, raw, rest);
  return line === undefined ? problem : `${path}:${line}${rest.replace(/ de la ligne \d+ du texte/, "")}`;
}

/** The line that the problem states itself, counted from the start of the file or of the text after the front matter. */
function saidLine(raw: string, problem: string): number | undefined {
  const inFile = /^ : la ligne (\d+)/.exec(problem)?.[1];
  if (inFile) return Number(inFile);
  const inText = /de la ligne (\d+) du texte/.exec(problem)?.[1];
  return inText ? linesBefore(raw, raw.indexOf(splitFrontMatter(raw).body)) + Number(inText) - 1 : undefined;
}

function quotedLine(path: string, raw: string, problem: string): number | undefined {
  const quotes = [...problem.matchAll(/« (.+?) »/g)].map(([, quote = ""]) => quote);
  const field = fieldLine(path, raw, quotes[0]?.split(".") ?? []);
  if (field !== undefined) return field;
  const index = quotes.map((quote) => spaces(raw).indexOf(spaces(quote))).find((found) => found >= 0);
  return index === undefined ? undefined : linesBefore(raw, index);
}

/** The line of a field, or of the group that should contain it. */
function fieldLine(path: string, raw: string, field: string[]): number | undefined {
  const isMarkdown = path.endsWith(".md");
  const lines = new LineCounter();
  const yaml = isMarkdown ? (/^---\n(.*?)\n---/s.exec(raw)?.[1] ?? "") : raw;
  let node: unknown = parseDocument(yaml, { lineCounter: lines }).contents;
  let start: number | undefined;
  for (const name of field) {
    const found = child(node, name);
    if (!found) break;
    start = found.start;
    node = found.node;
  }
  return start === undefined ? undefined : lines.linePos(start).line + (isMarkdown ? 1 : 0);
}

function child(node: unknown, name: string): { node: unknown; start: number | undefined } | undefined {
  if (isMap<Node, Node | null>(node)) {
    const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === name);
    return pair && { node: pair.value, start: pair.key.range?.[0] };
  }
  const item = isSeq<Node>(node) ? node.items[Number(name)] : undefined;
  return item && { node: item, start: item.range?.[0] };
}
