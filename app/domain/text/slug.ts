/** A slug in the database: lower-case words joined by hyphens, 80 characters at most. */
export function isSlug(value: string | null | undefined): value is string {
  return !!value && value.length <= 80 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value);
}

/** A row id in a path (`/quiz/12`), small enough for JavaScript to represent exactly; null if it is invalid. */
export function readId(value: string | undefined): number | null {
  return value !== undefined && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : null;
}
