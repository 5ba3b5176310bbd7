import slugify from "@sindresorhus/slugify";

/** The address of a question's page: its number, which never changes, and its words, which may. */
export function questionPath({ id, question }: { id: number; question: string }): string {
  return `/question/${id}-${slugify(question, { decamelize: false })}`;
}

/** The number in the last part of a question's address, `12`, `12-` or `12-anything`; null when there is none. */
export function readQuestionId(segment: string | undefined): number | null {
  const digits = /^([1-9]\d{0,14})(?:-|$)/.exec(segment ?? "")?.[1];
  return digits === undefined ? null : Number(digits);
}
