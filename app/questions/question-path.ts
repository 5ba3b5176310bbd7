import slugify from "@sindresorhus/slugify";

/** The path of a question's page. The id is permanent, the words may change. */
export function questionPath({ id, question }: { id: number; question: string }): string {
  return `/question/${id}-${slugify(question, { decamelize: false })}`;
}

/** The id in the last segment, `12`, `12-` or `12-anything`; null if there is none. */
export function readQuestionId(segment: string | undefined): number | null {
  const digits = /^([1-9]\d{0,14})(?:-|$)/.exec(segment ?? "")?.[1];
  return digits === undefined ? null : Number(digits);
}
