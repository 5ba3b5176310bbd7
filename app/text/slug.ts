/** Whether a value is a slug as in the database: lower-case words joined by hyphens, 80 characters at most. */
export function isSlug(value: string | null | undefined): value is string {
  return !!value && value.length <= 80 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value);
}

/** Parses a row id in a path (`/quiz/12`); null if the id is invalid or too large for JavaScript to represent exactly. */
export function readId(value: string | undefined): number | null {
  return value !== undefined && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : null;
}
