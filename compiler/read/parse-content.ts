import { parse as parseYaml, YAMLParseError } from "yaml";
import type { z } from "zod";

/** Errors in content files, in French for their authors. */
export class ContentError extends Error {
  override name = "ContentError";
  /** Each problem begins with the file name: « faq/sport/boire.md : … ». */
  constructor(readonly problems: string[]) {
    super(problems.join("\n"));
  }

  static in(file: string, ...problems: string[]): ContentError {
    return new ContentError(problems.map((problem) => `${file} : ${problem}`));
  }
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

/** The default messages in French, for checks of a schema that have no message. */
const inFrench: z.ZodErrorMap = (issue, { defaultError }) => {
  const message = () => {
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
        return issue.validation === "date" ? "n’est pas une date AAAA-MM-JJ" : defaultError;
      default:
        return defaultError;
    }
  };
  return { message: message() };
};

function describe(issue: z.ZodIssue): string[] {
  const fields =
    issue.code === "unrecognized_keys" ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
  return fields.map((field) => `« ${field.join(".") || "fichier"} » ${issue.message}`);
}

/** Checks data against a schema. @throws ContentError naming the file and each wrong field */
export function parseContent<T>(schema: z.ZodType<T, z.ZodTypeDef, unknown>, data: unknown, file: string): T {
  const result = schema.safeParse(data, { errorMap: inFrench });
  if (result.success) return result.data;
  throw ContentError.in(file, ...result.error.issues.flatMap(describe));
}

/** Checks the YAML of a file against a schema. @throws ContentError naming the file and each wrong field */
export function parseYamlContent<T>(
  schema: z.ZodType<T, z.ZodTypeDef, unknown>,
  raw: string,
  file: string,
): T {
  return parseContent(
    schema,
    inFile<unknown>(file, () => parseYaml(raw)),
    file,
  );
}

const YAML_REMEDIES: Partial<Record<YAMLParseError["code"], string>> = {
  DUPLICATE_KEY: "ce champ est écrit deux fois",
  TAB_AS_INDENT: "remplacez la tabulation par des espaces",
  BAD_INDENT: "alignez ce champ avec les autres",
};
const QUOTE = "un texte qui contient « : » ou commence par un signe se met entre guillemets droits";

/** Runs `read`. @throws ContentError naming the file if its YAML or front matter is unreadable */
export function inFile<T>(file: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    const [position] = error.linePos ?? [];
    // In a Markdown file, add the line of the front matter's opening fence.
    const line = position && position.line + (file.endsWith(".md") ? 1 : 0);
    throw ContentError.in(
      file,
      `la ligne ${line ?? "?"} ne se lit pas : ${YAML_REMEDIES[error.code] ?? QUOTE}`,
    );
  }
}
