import { ContentError } from "../read/parse-content";

type Part =
  | { kind: "open"; name: string; attributes: [string, string][]; isEmpty: boolean }
  | { kind: "close"; name: string }
  /** `of` is the name of the parent element. */
  | { kind: "text"; text: string; of: string | undefined };

/** A tag or text of an SVG file, with its line number in the file. */
export type SvgPart = Part & { line: number };

const PART = /<!--[^]*?-->|<\?[^>]*\?>|<(\/?)([a-z][\w:-]*)((?:\s+[\w:-]+="[^"<&]*")*)\s*(\/?)>|([^<&]+)/iy;

/** The tags and texts of an SVG file, in order, without comments. @throws ContentError */
export function splitSvg(raw: string): SvgPart[] {
  const parts: SvgPart[] = [];
  const open: string[] = [];
  let line = 1;
  const refuse = (problem: string): never => {
    throw new ContentError(`la ligne ${line} ${problem}`);
  };
  for (let index = 0; index < raw.length;) {
    PART.lastIndex = index;
    const found =
      PART.exec(raw) ?? refuse("ne se lit pas : il y manque un « > » ou un guillemet, ou il y a un « & »");
    const [whole, slash, name = "", attributes = "", end, text] = found;
    index += whole.length;
    if (text !== undefined) parts.push({ kind: "text", text, of: open.at(-1), line });
    else if (slash) {
      if (open.pop() !== name) refuse(`ferme « ${name} », qui n’est pas ouvert là`);
      parts.push({ kind: "close", name, line });
    } else if (name) {
      const pairs = Array.from(
        attributes.matchAll(/([\w:-]+)="([^"]*)"/g),
        ([, key = "", value = ""]): [string, string] => [key, value],
      );
      parts.push({ kind: "open", name, attributes: pairs, isEmpty: end === "/", line });
      if (!end) open.push(name);
    }
    line += whole.split("\n").length - 1;
  }
  if (open.length > 0) refuse(`ne ferme pas « ${open.join(" », « ")} »`);
  return parts;
}
