import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { parseDocument, type YAMLParseError } from "yaml";
import type { z } from "zod";

/** Content files by path, relative to the content folder: `{ "faq/sport/boire.md": "---\n…" }`. */
export type ContentFiles = Readonly<Record<string, string>>;

export const CONTENT = "content";
const GUIDE = "README.md";

/** The texts of all files in a folder but its guide, by relative path. */
export function readContentFiles(folder: string): ContentFiles {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return Object.fromEntries(
    entries
      .filter((entry) => entry.isFile() && entry.name !== GUIDE)
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [relative(folder, path).split(sep).join("/"), readFileSync(path, "utf8")]),
  );
}

export function isDraft(raw: string): boolean {
  return /^published:\s*false\b/m.test(raw);
}

/** Problems in content files, in French for their authors. */
export class ContentError extends Error {
  override name = "ContentError";
  readonly problems: string[];
  constructor(...problems: string[]) {
    super(problems.join("\n"));
    this.problems = problems;
  }
}

/** Runs `read`. @throws ContentError whose problems begin with the place: « faq/sport/boire.md : … » */
export function inPlace<T>(place: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    throw new ContentError(...error.problems.map((problem) => `${place} : ${problem}`));
  }
}

/** Reads every entry before it throws, so that an editor sees every problem at once. @throws ContentError */
export function readEach<T, R>(entries: readonly T[], readOne: (entry: T) => R): R[] {
  const problems: string[] = [];
  const results = entries.flatMap((entry) => {
    try {
      return [readOne(entry)];
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push(...error.problems);
      return [];
    }
  });
  if (problems.length > 0) throw new ContentError(...problems);
  return results;
}

/** Reads the texts of a folder in the order of their names. @throws ContentError naming the file of every error */
export function readFolder<T>(
  files: ContentFiles,
  folder: string,
  readOne: (raw: string, path: string) => T,
): T[] {
  const paths = Object.keys(files).filter((path) => path.startsWith(folder) && /\.(?:md|yaml)$/.test(path));
  return readEach(paths.sort(), (path) => inPlace(path, () => readOne(files[path] ?? "", path)));
}

const TYPES: Partial<Record<z.ZodParsedType, string>> = {
  string: "un texte, entre guillemets droits s’il ressemble à un nombre",
  number: "un nombre",
  integer: "un nombre entier",
  boolean: "true ou false",
  array: "une liste : [un, deux]",
  object: "un groupe de champs",
};

function limit(type: string, size: number | bigint): string {
  if (type === "string") return `${size} signes`;
  return type === "array" ? `${size} éléments` : String(size);
}

/** For checks of a schema that have no message. */
function frenchMessage(issue: z.ZodIssueOptionalMessage): string | undefined {
  switch (issue.code) {
    case "invalid_type":
      if (issue.received === "undefined") return "manque";
      return `doit être ${TYPES[issue.expected] ?? issue.expected}`;
    case "invalid_enum_value":
      return `vaut « ${issue.received} » : choisissez entre ${issue.options.join(", ")}`;
    case "unrecognized_keys":
      return "n’est pas un champ connu ici : corrigez son nom, ou supprimez-le";
    case "too_small":
      return `doit compter au moins ${limit(issue.type, issue.minimum)}`;
    case "too_big":
      return `doit compter au plus ${limit(issue.type, issue.maximum)}`;
    case "invalid_string":
      return issue.validation === "date" ? "n’est pas une date AAAA-MM-JJ" : undefined;
    default:
      return undefined;
  }
}

const inFrench: z.ZodErrorMap = (issue, { defaultError }) => ({
  message: frenchMessage(issue) ?? defaultError,
});

function describe(issue: z.ZodIssue): string[] {
  const fields =
    issue.code === "unrecognized_keys" ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
  return fields.map((field) => `« ${field.join(".") || "fichier"} » ${issue.message}`);
}

/** Checks data against a schema. @throws ContentError naming each wrong field */
export function parseContent<S extends z.ZodTypeAny>(schema: S, data: unknown): z.output<S> {
  const result: z.SafeParseReturnType<unknown, z.output<S>> = schema.safeParse(data, { errorMap: inFrench });
  if (result.success) return result.data;
  throw new ContentError(...result.error.issues.flatMap(describe));
}

const ALIGN = "alignez cette ligne avec ses voisines";
const YAML_REMEDIES: Partial<Record<YAMLParseError["code"], string>> = {
  DUPLICATE_KEY: "ce champ est écrit deux fois",
  TAB_AS_INDENT: "remplacez la tabulation par des espaces",
  BAD_INDENT: ALIGN,
  MULTILINE_IMPLICIT_KEY: ALIGN,
  MISSING_CHAR: `${ALIGN}, ou fermez « [ » ou le guillemet`,
};
const QUOTE = "un texte qui contient « : » ou commence par un signe se met entre guillemets droits";

/** `linesBefore` is the number of lines of the file before its YAML. @throws ContentError with the line that cannot be read */
export function readYaml(raw: string, linesBefore = 0): unknown {
  const document = parseDocument(raw);
  const { errors } = document;
  // The value above an indented line seems to go on in it: this error ends in that line, the others begin above.
  const error = errors.find(({ code }) => code === "MULTILINE_IMPLICIT_KEY") ?? errors[0];
  if (!error) return document.toJS();
  const line = error.linePos?.at(-1)?.line;
  throw new ContentError(
    `la ligne ${line === undefined ? "?" : line + linesBefore} ne se lit pas : ${YAML_REMEDIES[error.code] ?? QUOTE}`,
  );
}

/** The content of a YAML file; `missing` if there is no such file. @throws ContentError naming the file and each wrong field */
export function readYamlFile<S extends z.ZodTypeAny, M>(
  files: Readonly<Record<string, string>>,
  path: string,
  schema: S,
  missing: M,
): z.output<S> | M {
  const raw = files[path];
  return raw === undefined ? missing : inPlace(path, () => parseContent(schema, readYaml(raw)));
}

export const slugOf = (path: string) => path.replace(/^.*\/|\.md$/g, "");

/** The YAML front matter (unchecked) and the Markdown body of a content file. @throws ContentError */
export function splitFrontMatter(raw: string): { frontMatter: unknown; body: string } {
  const [block = "", yaml = ""] = /^---\n(?:([^]*?)\n)?---(?:\n|$)/.exec(raw) ?? [];
  return { frontMatter: readYaml(yaml, 1) ?? {}, body: raw.slice(block.length).trim() };
}
