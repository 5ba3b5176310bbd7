import type { z } from "zod";

/** Errors in content files, in French for their authors. */
export class ContentError extends Error {
  override name = "ContentError";
  /** Each starts with its file: « faq/sport/boire.md : … ». */
  constructor(readonly problems: string[]) {
    super(problems.join("\n"));
  }

  static in(file: string, ...problems: string[]): ContentError {
    return new ContentError(problems.map((problem) => `${file} : ${problem}`));
  }
}

/** Checks data against a schema. @throws ContentError naming the file and each wrong field */
export function parseContent<T>(schema: z.ZodType<T, z.ZodTypeDef, unknown>, data: unknown, file: string): T {
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  throw ContentError.in(
    file,
    ...result.error.issues.map((issue) => `« ${issue.path.join(".") || "fichier"} » ${issue.message}`),
  );
}
